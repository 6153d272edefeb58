import type { BookingSnapshot } from '#machines/booking.machine.ts';
import { selectIsSent, selectMailtoHref, selectProblem } from '#machines/booking.selectors.ts';
import type { SendBooking } from '#services/send-booking.ts';

import { createBooking, type BookingActor } from './booking-actor.ts';

interface LeftBooking {
  readonly booking: BookingActor;
  /** Says no more of it. */
  readonly fallSilent: () => void;
}

/** Bookings whose form was left before their request had arrived, each by what sends it. */
const leftBookings = new WeakMap<SendBooking, LeftBooking>();
const onScreen = new Set<BookingActor>();

/** The booking whose form was left before its request had arrived; a new one where there is none. */
export const bookingFor = (sendBooking: SendBooking): BookingActor =>
  leftBookings.get(sendBooking)?.booking ?? createBooking(sendBooking);

/**
 * Runs a booking while its form is on screen, and beyond that while its request is on its way or has failed.
 * @returns what to call when the form leaves the screen
 */
export function attend(booking: BookingActor, sendBooking: SendBooking): () => void {
  onScreen.add(booking);
  leftBookings.get(sendBooking)?.fallSilent();
  leftBookings.delete(sendBooking);
  booking.start();
  return () => {
    onScreen.delete(booking);
    // StrictMode takes a form off the screen and puts it back at once.
    queueMicrotask(() => {
      if (onScreen.has(booking)) return;
      if (isSettled(booking.getSnapshot())) booking.stop();
      else
        leftBookings.set(
          sendBooking,
          goOn(booking, () => leftBookings.delete(sendBooking)),
        );
    });
  };
}

const isSettled = (snapshot: BookingSnapshot) =>
  !snapshot.hasTag('busy') && selectProblem(snapshot) === null;

/** Tells the visitor, on whatever page, what becomes of the request. */
function goOn(booking: BookingActor, onSent: () => void): LeftBooking {
  let told = selectProblem(booking.getSnapshot());
  let notice: Promise<() => void> | undefined;
  const takeAway = () => void notice?.then((close) => close()).catch(() => {});
  const show = (mailtoHref?: string) => {
    takeAway();
    // Without the chunk nothing is told; the form and the confirmation page say the same.
    notice = import('./toasts.tsx').then(({ showLeft }) => showLeft(mailtoHref));
    notice.catch(() => {});
  };
  const subscription = booking.subscribe((snapshot) => {
    const problem = selectProblem(snapshot);
    if (selectIsSent(snapshot)) {
      show();
      onSent();
      booking.stop();
    } else if (problem && problem !== told) {
      show(selectMailtoHref(snapshot));
    }
    told = problem;
  });
  return {
    booking,
    fallSilent: () => {
      subscription.unsubscribe();
      takeAway();
    },
  };
}
