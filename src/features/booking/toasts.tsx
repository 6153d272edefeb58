import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { FAILURE_TEXT, FailureOptions } from './failure.tsx';
import { FailureToast } from './FailureToast.tsx';
import { ToastAlert } from './ToastAlert.tsx';

const SUCCESS_TEXT =
  "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.";

/** Shows the success toast for the default time, which Toasts.tsx sets to 4 seconds. */
export const showSuccess = () =>
  void enqueueSnackbar(SUCCESS_TEXT, { variant: 'success', key: 'booking-sent' });

/** Shows content that stays until it is closed; returns a function that closes it. */
function showUntilClosed(content: (close: () => void) => ReactElement): () => void {
  const closerOf = (key: SnackbarKey) => () => closeSnackbar(key);
  return closerOf(enqueueSnackbar('', { persist: true, content: (key) => content(closerOf(key)) }));
}

/** Shows the failure toast, which has its own timer; returns a function that closes it. */
export const showFailure = (mailtoHref: string, onEscape: () => void) =>
  showUntilClosed((close) => (
    <FailureToast mailtoHref={mailtoHref} onClose={close} onEscape={onEscape} />
  ));

/**
 * Shows the result of a request after the visitor has left the form. The toast stays until it is closed, because no
 * page repeats its text. Returns a function that closes it.
 * @param mailtoHref the fallback email, if the request failed
 */
export const showBackgroundResult = (mailtoHref?: string) =>
  showUntilClosed((close) => (
    <ToastAlert
      severity={mailtoHref ? 'error' : 'success'}
      role={mailtoHref ? 'alert' : 'status'}
      onClose={close}
      closeText="Close notice"
      sx={{ maxWidth: 520 }}
    >
      <span>{mailtoHref ? FAILURE_TEXT : SUCCESS_TEXT}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          component={RouterLink}
          variant="outlined"
          color="inherit"
          size="small"
          to={mailtoHref ? '/book' : '/booking-success'}
          // The link opens a page with the same information, so the toast can close.
          onClick={close}
        >
          <span>{mailtoHref ? 'Back to your request' : 'See your request'}</span>
        </Button>
        {mailtoHref ? <FailureOptions mailtoHref={mailtoHref} size="small" /> : null}
      </Box>
    </ToastAlert>
  ));
