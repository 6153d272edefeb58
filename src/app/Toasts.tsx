import { SnackbarProvider } from 'notistack';

export const Toasts = () => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={4000}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
  />
);
