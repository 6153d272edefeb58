import { useEffect, useRef } from 'react';

import { selectMailtoHref, selectSubmissionError } from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { FAILURE_PANEL_ID } from './failure.tsx';
import { loadToasts } from './load-toasts.ts';

/** Shows the failure toast after a failed attempt and closes it when the next attempt starts. */
export function useFailureToast() {
  const booking = useBookingActor();
  const error = useBookingSelector(selectSubmissionError);
  /** The error from before the form was mounted. Another page has already shown it to the visitor. */
  const shownError = useRef(error);

  useEffect(() => {
    if (!error) shownError.current = null;
    if (!error || error === shownError.current) return;
    const mailtoHref = selectMailtoHref(booking.getSnapshot());
    const showing = loadToasts().then(({ showFailure }) =>
      showFailure(mailtoHref, () => document.getElementById(FAILURE_PANEL_ID)?.focus()),
    );
    // If the chunk cannot be loaded, the failure panel still shows the same message.
    showing.catch(() => {});
    return () => void showing.then((close) => close()).catch(() => {});
  }, [booking, error]);
}
