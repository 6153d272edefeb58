import Alert from '@mui/material/Alert';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';

interface SuccessToastProps extends Pick<CustomContentProps, 'message'> {
  ref?: Ref<HTMLDivElement>;
}

/** Politely, since the confirmation page has the focus. */
export const SuccessToast = ({ ref, message }: SuccessToastProps) => (
  <Alert ref={ref} severity="success" variant="filled" role="status" sx={{ maxWidth: 480 }}>
    {message}
  </Alert>
);
