import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';

const tones = {
  paper: {
    bgcolor: 'background.default',
    color: 'text.primary',
    '--accent': 'var(--mui-palette-ochre-main)',
    '--river-ground': 'var(--mui-palette-background-default)',
  },
  limestone: {
    bgcolor: 'limestone.main',
    color: 'limestone.contrastText',
    '--accent': 'var(--mui-palette-ochre-main)',
    '--river-ground': 'var(--mui-palette-limestone-main)',
  },
  jungle: {
    bgcolor: 'jungle.main',
    color: 'jungle.contrastText',
    '--focus-ring': 'var(--mui-palette-sun-main)',
    '--accent': 'var(--mui-palette-sun-main)',
    '--river': 'var(--mui-palette-sun-main)',
    '--river-ground': 'var(--mui-palette-jungle-main)',
  },
} as const;

/** The vertical padding of a section. A page can set `--section-space` to reduce it. */
const sectionSpace = {
  xs: 'var(--section-space, 72px)',
  md: 'var(--section-space, 120px)',
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

/** A section whose background is as wide as the screen. Its children include their own `Container`. */
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
      { position: 'relative', py: sectionSpace, ...tones[tone] },
      ...(Array.isArray(sx) ? sx : [sx ?? false]),
    ]}
  >
    {children}
  </Box>
);
