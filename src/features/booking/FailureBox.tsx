import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { ErrorIcon } from '#ui/icons.tsx';

import { errorFrame } from './error-frame.ts';

interface FailureBoxProps {
  /** With it the box can take the focus. */
  id?: string;
  heading: string;
  children: ReactNode;
}

/** Says at once, and lastingly, that something did not work, and what to do. */
export const FailureBox = ({ id, heading, children }: FailureBoxProps) => (
  <Box {...(id === undefined ? {} : { id, tabIndex: -1 })} role="alert" sx={errorFrame}>
    <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1 }}>
      <ErrorIcon color="error" />
      <span>{heading}</span>
    </Typography>
    {children}
  </Box>
);
