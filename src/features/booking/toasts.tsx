import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { FAILURE_TEXT, FailureOptions } from './failure.tsx';
import { FailureToast } from './FailureToast.tsx';
import { ToastAlert } from './ToastAlert.tsx';

const SUCCESS_TEXT =
  "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.";

/** Shows the success notice for the usual 4 seconds. */
export const showSuccess = () =>
  void enqueueSnackbar(SUCCESS_TEXT, { variant: 'success', key: 'booking-sent' });

/** Shows what keeps its own time; gives what takes it away. */
function showUntilClosed(content: (close: () => void) => ReactElement): () => void {
  const closerOf = (key: SnackbarKey) => () => closeSnackbar(key);
  return closerOf(enqueueSnackbar('', { persist: true, content: (key) => content(closerOf(key)) }));
}

/** Shows the failure notice, which keeps its own time; gives what takes it away. */
export const showFailure = (mailtoHref: string, onEscape: () => void) =>
  showUntilClosed((close) => (
    <FailureToast mailtoHref={mailtoHref} onClose={close} onEscape={onEscape} />
  ));

interface LeftNotice {
  isSent: boolean;
  /** Who follows it has read the notice. */
  link: { to: string; label: string };
  children?: ReactNode;
}

/** What became of a request whose form was left. It stays until it is closed, since no page says the same. */
const showLeft = ({ isSent, link, children }: LeftNotice) =>
  showUntilClosed((close) => (
    <ToastAlert
      severity={isSent ? 'success' : 'error'}
      role={isSent ? 'status' : 'alert'}
      onClose={close}
      closeText="Close notice"
      sx={{ maxWidth: 520 }}
    >
      <span>{isSent ? SUCCESS_TEXT : FAILURE_TEXT}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          component={RouterLink}
          variant="outlined"
          color="inherit"
          size="small"
          to={link.to}
          onClick={close}
        >
          <span>{link.label}</span>
        </Button>
        {children}
      </Box>
    </ToastAlert>
  ));

/** Says to who has left the form that the request arrived; gives what takes it away. */
export const showLeftSent = () =>
  showLeft({ isSent: true, link: { to: '/booking-success', label: 'See your request' } });

/** Says to who has left the form that the request failed; gives what takes it away. */
export const showLeftFailure = (mailtoHref: string) =>
  showLeft({
    isSent: false,
    link: { to: '/book', label: 'Back to your request' },
    children: <FailureOptions mailtoHref={mailtoHref} size="small" />,
  });
