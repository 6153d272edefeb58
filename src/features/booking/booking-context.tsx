import { createActorContext } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import { asSendFailure } from '#domain/send-outcome.ts';
import { inspection } from '#machine-room/entrance/inspection.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { logFailure, logFormData, logLateAnswer } from '#services/booking-log.ts';
import type { SendBooking } from '#services/send-booking.ts';

export const BookingContext = createActorContext(bookingMachine, inspection);

interface BookingProviderProps {
  children: ReactNode;
  sendBooking: SendBooking;
}

/** Gives the machine its outside world and shares the running actor. */
export function BookingProvider({ children, sendBooking }: BookingProviderProps) {
  const [logic] = useState(() =>
    bookingMachine.provide({
      actors: {
        sendBooking: fromPromise(async ({ input: { request, form }, signal }) => {
          logFormData(request);
          try {
            await sendBooking(request);
          } catch (error) {
            if (signal.aborted) logFailure(asSendFailure(error));
            throw error;
          }
          // The machine has stopped listening after its time-out.
          if (!signal.aborted) return;
          logLateAnswer(request.reference);
          form.send({ type: 'request.arrive', reference: request.reference });
        }),
      },
      actions: { logFailure: (_, failure) => logFailure(failure) },
    }),
  );
  return <BookingContext.Provider logic={logic}>{children}</BookingContext.Provider>;
}
