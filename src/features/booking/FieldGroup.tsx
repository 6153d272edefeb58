import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading that screen readers hear with each of them. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="overline" sx={{ p: 0, mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
    </Box>
  );
}
