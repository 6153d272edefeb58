import { SnackbarProvider } from 'notistack';

import { SuccessToast } from '#features/booking/ToastAlert.tsx';

const toasts = { success: SuccessToast };

export const Toasts = () => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={4000}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    Components={toasts}
  />
);
