import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { colors } from '#content/colors.ts';

/** The place of the trail between header and page, on the picture where a page begins with one. */
export const Trail = ({ children }: { children: ReactNode }) => (
  <Box sx={trailStyle}>{children}</Box>
);

const trailStyle = {
  position: 'relative',
  zIndex: 1,
  color: 'text.secondary',
  'body:has([data-hero]) &': {
    position: 'absolute',
    insetInline: 0,
    color: 'background.default',
    '--focus-ring': colors.sun,
    // Dusk at the picture's top, so that header and trail are readable on any sky.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-80px 0 auto',
      height: { xs: 230, md: 250 },
      zIndex: -1,
      pointerEvents: 'none',
      background: `linear-gradient(${colors.jungleDeep}D1, ${colors.jungleDeep}9E 52%, transparent)`,
    },
  },
} as const;
