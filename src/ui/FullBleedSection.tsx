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

export type SectionTone = keyof typeof tones;

interface FullBleedSectionProps extends Pick<
  BoxProps,
  'id' | 'component' | 'aria-label' | 'aria-labelledby'
> {
  tone: SectionTone;
  children: ReactNode;
  sx?: BoxProps['sx'];
}

/** A section with a background as wide as the screen. Its children bring their own `Container`. */
export const FullBleedSection = ({
  tone,
  children,
  sx,
  component = 'section',
  ...box
}: FullBleedSectionProps) => (
  <Box
    component={component}
    data-full-bleed
    {...box}
    sx={[
      { position: 'relative', py: { xs: 9, md: 15 }, ...tones[tone] },
      ...(Array.isArray(sx) ? sx : [sx ?? false]),
    ]}
  >
    {children}
  </Box>
);
