import { useSelector } from '@xstate/react';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

import type { BookingSnapshot } from '#machines/booking.machine.ts';
import type { SendBooking } from '#services/send-booking.ts';

import type { BookingActor } from './booking-actor.ts';
import { attend, bookingFor } from './left-booking.ts';

const ActorContext = createContext<BookingActor | null>(null);

function useBooking(): BookingActor {
  const booking = useContext(ActorContext);
  if (!booking) throw new Error('A part of the booking form stands outside its BookingProvider');
  return booking;
}

/** As `createActorContext` gives it, for an actor that outlives its provider: see left-booking.ts. */
export const BookingContext = {
  useActorRef: useBooking,
  useSelector: <T,>(
    selector: (snapshot: BookingSnapshot) => T,
    compare?: (one: T, other: T) => boolean,
  ) => useSelector(useBooking(), selector, compare),
};

interface BookingProviderProps {
  children: ReactNode;
  sendBooking: SendBooking;
}

/** Shares the running booking with its form. */
export function BookingProvider({ children, sendBooking }: BookingProviderProps) {
  const [booking] = useState(() => bookingFor(sendBooking));
  // At once: who comes back the moment the page is left finds the same booking.
  useLayoutEffect(() => attend(booking, sendBooking), [booking, sendBooking]);
  return <ActorContext value={booking}>{children}</ActorContext>;
}
