import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CustomContentProps } from 'notistack';

export function ToastAlert({ ref, ...alert }: AlertProps) {
  return (
    <Box ref={ref}>
      <Alert variant="filled" {...alert} />
    </Box>
  );
}

type SuccessToastProps = Pick<CustomContentProps, 'message'> & Pick<AlertProps, 'ref'>;

/** A polite announcement, because the confirmation page takes the focus. */
export const SuccessToast = ({ ref, message }: SuccessToastProps) => (
  <ToastAlert ref={ref} severity="success" role="status" sx={{ maxWidth: 480 }}>
    {message}
  </ToastAlert>
);
