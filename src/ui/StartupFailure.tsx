import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { STARTUP_FAILURE_ATTRIBUTE } from '#lib/document-contract.ts';

/** A message that src/entries/inline-start.ts shows if the app is missing or cannot run. */
export const StartupFailure = ({ children }: { children: ReactNode }) => (
  <Typography
    hidden
    {...{ [STARTUP_FAILURE_ATTRIBUTE]: '' }}
    role="alert"
    tabIndex={-1}
    sx={{
      mb: 4,
      p: 2,
      border: 2,
      borderColor: 'error.main',
      bgcolor: 'background.paper',
      maxWidth: '42rem',
    }}
  >
    {children}
  </Typography>
);
