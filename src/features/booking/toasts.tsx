import { closeSnackbar, enqueueSnackbar } from 'notistack';

import { FAILURE_TEXT, FailureOptions } from './failure.tsx';

const FAILURE_DURATION_MS = 10_000;

/** Shows the success toast for the default time, which Toasts.tsx sets to 4 seconds. */
export const showSuccess = () =>
  void enqueueSnackbar(
    "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.",
    { variant: 'success', key: 'booking-sent' },
  );

/** Shows the failure toast. Returns a function that closes it. */
export function showFailure(mailtoHref: string): () => void {
  const key = enqueueSnackbar(FAILURE_TEXT, {
    variant: 'error',
    autoHideDuration: FAILURE_DURATION_MS,
    action: <FailureOptions mailtoHref={mailtoHref} size="small" />,
  });
  return () => closeSnackbar(key);
}
