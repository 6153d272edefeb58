import { useEffect, useRef } from 'react';

import { selectMailtoHref, selectSubmissionError } from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { FAILURE_PANEL_ID } from './failure.tsx';
import { loadToasts } from './load-toasts.ts';

/** Shows the failure toast for as long as it may, and takes it away with the next attempt. */
export function useFailureToast() {
  const booking = useBookingActor();
  const error = useBookingSelector(selectSubmissionError);
  /** Told on the page from which the visitor comes back. */
  const shownError = useRef(error);

  useEffect(() => {
    if (!error) shownError.current = null;
    if (!error || error === shownError.current) return;
    const mailtoHref = selectMailtoHref(booking.getSnapshot());
    const showing = loadToasts().then(({ showFailure }) =>
      showFailure(mailtoHref, () => document.getElementById(FAILURE_PANEL_ID)?.focus()),
    );
    // Without the chunk there is no toast; the panel by the form says the same.
    showing.catch(() => {});
    return () => void showing.then((close) => close()).catch(() => {});
  }, [booking, error]);
}
