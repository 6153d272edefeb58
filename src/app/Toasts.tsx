import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';

import { SuccessToast } from '#features/booking/SuccessToast.tsx';

const toasts = { success: SuccessToast };

/** In a window so low that a toast would cover all of it, it stands at the page's end; the page says the same. */
const LowWindows = () => (
  <GlobalStyles
    styles={{
      '@media (max-height: 400px)': { 'body .notistack-SnackbarContainer': { position: 'static' } },
    }}
  />
);

export const Toasts = () => (
  <>
    <LowWindows />
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={4000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={toasts}
    />
  </>
);
