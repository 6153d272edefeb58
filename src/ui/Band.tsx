import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';

const tones = {
  paper: { bgcolor: 'background.default', color: 'text.primary' },
  limestone: { bgcolor: 'limestone.main', color: 'limestone.contrastText' },
  jungle: {
    bgcolor: 'jungle.main',
    color: 'jungle.contrastText',
    '--focus-ring': 'var(--mui-palette-sun-main)',
  },
} as const;

export type BandTone = keyof typeof tones;

interface BandProps extends Pick<BoxProps, 'id' | 'component' | 'aria-label' | 'aria-labelledby'> {
  tone: BandTone;
  children: ReactNode;
  sx?: BoxProps['sx'];
}

/** A section as wide as the screen on a ground of its own. What stands in it brings its own `Container`. */
export const Band = ({ tone, children, sx, component = 'section', ...box }: BandProps) => (
  <Box
    component={component}
    data-band
    {...box}
    sx={[
      { position: 'relative', py: { xs: 9, md: 15 }, ...tones[tone] },
      ...(Array.isArray(sx) ? sx : [sx ?? false]),
    ]}
  >
    {children}
  </Box>
);
