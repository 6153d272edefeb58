import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PartProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** One of the steps of the page, under a heading of its own: what staff do, and beside it what comes of it. */
export function Part({ number, title, children }: PartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', mt: { xs: 6, md: 8 }, pt: { xs: 4, md: 5 } }}
    >
      <Typography id={id} variant="h2" sx={headingStyle}>
        <Box component="span" sx={{ color: 'ochre.main', mr: '0.5em' }}>
          {number}
        </Box>
        <span>{title}</span>
      </Typography>
      <Box sx={columns}>{children}</Box>
    </Box>
  );
}

const headingStyle = {
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  mb: { xs: 3, md: 4 },
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 4, md: 8 },
  alignItems: 'start',
} as const;
