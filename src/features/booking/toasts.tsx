import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { Link as RouterLink } from 'react-router-dom';

import { FAILURE_TEXT, FailureOptions } from './FailureOptions.tsx';
import { FailureToast } from './FailureToast.tsx';
import { LeftToast } from './LeftToast.tsx';

const SUCCESS_TEXT =
  "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.";

/** Shows the success notice for the usual 4 seconds. */
export const showSuccess = () =>
  void enqueueSnackbar(SUCCESS_TEXT, { variant: 'success', key: 'booking-sent' });

/** Shows what keeps its own time; gives what takes it away. */
function showUntilClosed(content: (close: () => void) => React.ReactElement): () => void {
  const closerOf = (key: SnackbarKey) => () => closeSnackbar(key);
  return closerOf(enqueueSnackbar('', { persist: true, content: (key) => content(closerOf(key)) }));
}

/** Shows the failure notice, which keeps its own time; gives what takes it away. */
export const showFailure = (mailtoHref: string, onEscape: () => void) =>
  showUntilClosed((close) => (
    <FailureToast mailtoHref={mailtoHref} onClose={close} onEscape={onEscape} />
  ));

/** Says to who has left the form that the request arrived; gives what takes it away. */
export const showLeftSent = () =>
  showUntilClosed((close) => (
    <LeftToast severity="success" text={SUCCESS_TEXT} onClose={close}>
      <Button
        component={RouterLink}
        variant="outlined"
        color="inherit"
        size="small"
        to="/booking-success"
        onClick={close}
      >
        See your request
      </Button>
    </LeftToast>
  ));

/** Says to who has left the form that the request failed; gives what takes it away. */
export const showLeftFailure = (mailtoHref: string) =>
  showUntilClosed((close) => (
    <LeftToast severity="error" text={FAILURE_TEXT} onClose={close}>
      <Button
        component={RouterLink}
        variant="outlined"
        color="inherit"
        size="small"
        to="/book"
        onClick={close}
      >
        Back to your request
      </Button>
      <FailureOptions mailtoHref={mailtoHref} size="small" />
    </LeftToast>
  ));
