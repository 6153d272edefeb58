import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CustomContentProps } from 'notistack';
import { useRef } from 'react';

import { useBottomInset } from '#ui/use-bottom-inset.ts';

export function ToastAlert({ ref, ...alert }: AlertProps) {
  const alertRef = useRef<HTMLDivElement>(null);
  useBottomInset(alertRef);
  return (
    <Box ref={ref}>
      <Alert ref={alertRef} variant="filled" {...alert} />
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
