import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CustomContentProps } from 'notistack';
import { useRef, type Ref } from 'react';

import { useFootCover } from '#ui/use-foot-cover.ts';

interface SuccessToastProps extends Pick<CustomContentProps, 'message'> {
  ref?: Ref<HTMLDivElement>;
}

/** Politely, since the confirmation page has the focus. */
export function SuccessToast({ ref, message }: SuccessToastProps) {
  const alertRef = useRef<HTMLDivElement>(null);
  useFootCover(alertRef);
  return (
    <Box ref={ref}>
      <Alert
        ref={alertRef}
        severity="success"
        variant="filled"
        role="status"
        sx={{ maxWidth: 480 }}
      >
        {message}
      </Alert>
    </Box>
  );
}
