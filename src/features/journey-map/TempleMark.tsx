import Box from '@mui/material/Box';

import { mapColors } from '#content/map-colors.ts';

/** Lamanai on the map: the stepped temple before the sun. */
export const TempleMark = () => (
  <Box
    component="svg"
    viewBox="0 0 36 32"
    aria-hidden
    sx={{
      position: 'absolute',
      right: { xs: 2, md: 4 },
      bottom: -6,
      width: { xs: 26, md: 34 },
      maxWidth: 'none',
      height: 'auto',
      overflow: 'visible',
    }}
  >
    <Box component="circle" cx="25" cy="11" r="9" sx={{ fill: mapColors.flight }} />
    <Box
      component="path"
      d="M0 32V26H5V20H10V14H14V8H22V14H26V20H31V26H36V32Z"
      sx={{ fill: mapColors.ink }}
    />
  </Box>
);
