import { createActorContext } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import { bookingMachine } from '#machines/booking.machine.ts';
import { inspection } from '#machines/inspection.ts';
import { logFailure, logFormData } from '#services/booking-log.ts';
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
        sendBooking: fromPromise(({ input }) => {
          logFormData(input);
          return sendBooking(input);
        }),
      },
      actions: { logFailure: (_, failure) => logFailure(failure) },
    }),
  );
  return <BookingContext.Provider logic={logic}>{children}</BookingContext.Provider>;
}
