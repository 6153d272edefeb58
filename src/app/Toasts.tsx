import { css } from '@emotion/css';
import { SnackbarProvider } from 'notistack';

import { SuccessToast } from '#features/booking/ToastAlert.tsx';

const toasts = { success: SuccessToast };
// The machine inspector docks to the bottom of the window.
const classes = { containerRoot: css({ marginBottom: 'var(--room-dock-height, 0px)' }) };

export const Toasts = () => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={4000}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    Components={toasts}
    classes={classes}
  />
);
