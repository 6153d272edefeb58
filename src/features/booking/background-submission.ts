import {
  selectIsOpening,
  selectIsSent,
  selectMailtoHref,
  selectSubmissionError,
} from '#machines/booking.selectors.ts';

import type { BookingActor } from './booking-actor.ts';
import { loadToasts } from './load-toasts.ts';

let mountedBooking: BookingActor | null = null;
let stopWatching: (() => void) | null = null;

/**
 * Starts the booking when its form is mounted.
 * @returns a function to call when the form unmounts. It ends the booking, unless a request is pending or has failed:
 * then the booking continues in the background until the form is mounted again
 */
export function mountBooking(booking: BookingActor): () => void {
  mountedBooking = booking;
  booking.start();
  stopWatching?.();
  stopWatching = null;
  return () => {
    mountedBooking = null;
    // StrictMode unmounts a form and mounts it again at once.
    queueMicrotask(() => {
      if (mountedBooking === booking) return;
      booking.send({ type: 'session.end' });
      if (!selectIsOpening(booking.getSnapshot())) stopWatching = watchInBackground(booking);
    });
  };
}

/** Shows a toast on any page when the request succeeds or fails. */
function watchInBackground(booking: BookingActor): () => void {
  let shownError = selectSubmissionError(booking.getSnapshot());
  let toast: Promise<() => void> | undefined;
  const closeToast = () => void toast?.then((close) => close()).catch(() => {});
  const showToast = (mailtoHref?: string) => {
    closeToast();
    toast = loadToasts().then(({ showBackgroundResult }) => showBackgroundResult(mailtoHref));
    // If the chunk cannot be loaded, no toast is shown. The form and the confirmation page show the same message.
    toast.catch(() => {});
  };
  const subscription = booking.subscribe((snapshot) => {
    const error = selectSubmissionError(snapshot);
    if (selectIsSent(snapshot)) {
      showToast();
      subscription.unsubscribe();
      stopWatching = null;
      booking.send({ type: 'session.end' });
    } else if (error && error !== shownError) {
      showToast(selectMailtoHref(snapshot));
    }
    shownError = error;
  });
  return () => {
    subscription.unsubscribe();
    closeToast();
  };
}
