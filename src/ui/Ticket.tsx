import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TicketProps extends Pick<BoxProps, 'aria-label'> {
  /** Full-width content at the top. */
  picture?: ReactNode;
  children: ReactNode;
  /** The part below the perforation. */
  stub: ReactNode;
}

const NOTCH = 'var(--ticket-ground, var(--mui-palette-background-default))';

/** A paper ticket: its content, then a perforation with two notches, then the stub. */
export function Ticket({ picture, children, stub, ...box }: TicketProps) {
  const notch = {
    content: '""',
    position: 'absolute',
    top: -10,
    width: 20,
    height: 20,
    borderRadius: '50%',
    bgcolor: NOTCH,
  };
  return (
    <Box
      component="section"
      data-ticket
      {...box}
      sx={{ bgcolor: 'limestone.main', borderRadius: '2px', overflow: 'hidden' }}
    >
      {picture}
      <Box sx={{ p: 3 }}>{children}</Box>
      <Box
        sx={{
          position: 'relative',
          p: 3,
          borderTop: '2px dashed',
          borderColor: 'divider',
          '&::before': { ...notch, left: -10 },
          '&::after': { ...notch, right: -10 },
        }}
      >
        {stub}
      </Box>
    </Box>
  );
}
