import { useSelector } from '@xstate/react';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

import type { BookingSnapshot } from '#machines/booking.machine.ts';

import { mountBooking } from './background-submission.ts';
import { getBookingActor, type BookingActor } from './booking-actor.ts';

const BookingActorContext = createContext<BookingActor | null>(null);

export function useBookingActor(): BookingActor {
  const booking = useContext(BookingActorContext);
  if (!booking) throw new Error('This component needs a BookingProvider around it.');
  return booking;
}

/** Selects a value of the booking and renders again when it changes. */
export const useBookingSelector = <T,>(
  selector: (snapshot: BookingSnapshot) => T,
  compare?: (one: T, other: T) => boolean,
): T => useSelector(useBookingActor(), selector, compare);

interface BookingProviderProps {
  /** The default is the booking of this tab. */
  booking?: BookingActor;
  children: ReactNode;
}

/**
 * Provides the booking to its form. When the form unmounts, the booking ends, unless its request is pending or has
 * failed.
 */
export function BookingProvider({ booking: given, children }: BookingProviderProps) {
  const [booking] = useState(() => given ?? getBookingActor());
  // This is a layout effect, so that a visitor who returns at once gets the same booking.
  useLayoutEffect(() => mountBooking(booking), [booking]);
  return <BookingActorContext value={booking}>{children}</BookingActorContext>;
}
