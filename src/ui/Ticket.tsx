import Box, { type BoxProps } from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

import { TEXT_MEASURE } from '#theme/typography.ts';

interface TicketProps extends Pick<BoxProps, 'aria-label'> {
  sx?: SystemStyleObject<Theme> | undefined;
  /** Full-width content at the top of the ticket. */
  picture?: ReactNode;
  children: ReactNode;
  /** The part of the ticket below the perforation. */
  stub: ReactNode;
}

/** A paper ticket: its content, then a perforation with two notches, then the stub. */
export const Ticket = ({ picture, children, stub, sx, ...box }: TicketProps) => (
  <Box component="section" data-ticket {...box} sx={[ticketStyle, sx ?? false]}>
    {picture}
    <Box sx={{ p: 3 }}>{children}</Box>
    <Box sx={perforatedStyle}>{stub}</Box>
  </Box>
);

/** The paper of the ticket. */
export const ticketStyle = {
  bgcolor: 'limestone.main',
  borderRadius: '2px',
  overflow: 'hidden',
  '& p': { maxWidth: TEXT_MEASURE },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

const notchStyle = {
  content: '""',
  position: 'absolute',
  top: -10,
  width: 20,
  height: 20,
  borderRadius: '50%',
  bgcolor: 'var(--ticket-ground, var(--mui-palette-background-default))',
} as const;

/** The part of the ticket below the perforation. */
export const perforatedStyle = {
  position: 'relative',
  p: 3,
  borderTop: '2px dashed',
  borderColor: 'divider',
  '&::before': { ...notchStyle, left: -10 },
  '&::after': { ...notchStyle, right: -10 },
} as const;
