import { closeSnackbar, enqueueSnackbar } from 'notistack';

import { FAILURE_TEXT, FailureOptions } from './failure.tsx';

const FAILURE_DURATION_MS = 10_000;
const FAILURE_KEY = 'booking-failed';

/** Shows the success toast for the default time, which Toasts.tsx sets to 4 seconds. */
export const showSuccess = () =>
  void enqueueSnackbar(
    "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.",
    { variant: 'success', key: 'booking-sent' },
  );

export const showFailure = (mailtoHref: string) =>
  void enqueueSnackbar(FAILURE_TEXT, {
    variant: 'error',
    key: FAILURE_KEY,
    autoHideDuration: FAILURE_DURATION_MS,
    action: <FailureOptions mailtoHref={mailtoHref} size="small" />,
  });

export const closeFailure = () => closeSnackbar(FAILURE_KEY);
