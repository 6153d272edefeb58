import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { ErrorIcon } from '#ui/icons.tsx';

interface FailureBoxProps {
  /** With it the box can take the focus. */
  id?: string;
  heading: string;
  children: ReactNode;
}

/** Says at once, and lastingly, that something did not work, and what to do. */
export const FailureBox = ({ id, heading, children }: FailureBoxProps) => (
  <Box
    {...(id === undefined ? {} : { id, tabIndex: -1 })}
    role="alert"
    sx={{
      border: 2,
      borderColor: 'error.main',
      bgcolor: 'background.paper',
      p: { xs: 2, sm: 3 },
    }}
  >
    <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1 }}>
      <ErrorIcon color="error" />
      <span>{heading}</span>
    </Typography>
    {children}
  </Box>
);
