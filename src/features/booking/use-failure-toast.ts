import { useEffect } from 'react';

import { selectMailtoHref, selectSubmissionError } from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { loadToasts } from './load-toasts.ts';

/** Shows the failure toast after a failed attempt and closes it when the next attempt starts. */
export function useFailureToast() {
  const booking = useBookingActor();
  const error = useBookingSelector(selectSubmissionError);
  useEffect(() => {
    if (!error) return;
    const mailtoHref = selectMailtoHref(booking.getSnapshot());
    const showing = loadToasts().then(({ showFailure }) => showFailure(mailtoHref));
    // If the chunk cannot be loaded, the failure panel still shows the same message.
    showing.catch(() => {});
    return () => void showing.then((close) => close()).catch(() => {});
  }, [booking, error]);
}
