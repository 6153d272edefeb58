import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, type ReactNode, type Ref } from 'react';

import { useFootCover } from '#ui/use-foot-cover.ts';

interface LeftToastProps {
  ref?: Ref<HTMLDivElement>;
  severity: 'success' | 'error';
  text: string;
  /** Links; who follows one has read the notice. */
  children: ReactNode;
  onClose: () => void;
}

/** What became of a request whose form was left. It stays until it is closed, since no page says the same. */
export function LeftToast({ ref, severity, text, children, onClose }: LeftToastProps) {
  const alertRef = useRef<HTMLDivElement>(null);
  useFootCover(alertRef);
  return (
    <Box ref={ref}>
      <Alert
        ref={alertRef}
        severity={severity}
        variant="filled"
        role={severity === 'error' ? 'alert' : 'status'}
        onClose={onClose}
        closeText="Close notice"
        sx={{ maxWidth: 520 }}
      >
        <span>{text}</span>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{children}</Box>
      </Alert>
    </Box>
  );
}
