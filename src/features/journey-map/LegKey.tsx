import Box from '@mui/material/Box';

import type { LegKind } from '#content/legs.ts';

import { mapColors } from '#content/map-colors.ts';
import { wayStyles } from './way-styles.ts';

const isOverSea = { road: false, 'water-taxi': true, flight: true, river: false } as const;

/** A leg's line as the map's key shows it, on a scrap of the ground that it crosses. */
export const LegKey = ({ kind }: { kind: LegKind }) => (
  <Box
    component="svg"
    viewBox="0 0 42 20"
    aria-hidden
    sx={{
      displayPrint: 'none',
      flexShrink: 0,
      width: 42,
      height: 20,
      borderRadius: '2px',
      bgcolor: isOverSea[kind] ? mapColors.sea : mapColors.country,
      outline: `1px solid ${isOverSea[kind] ? mapColors.shoals[2] : mapColors.border}`,
      strokeLinecap: 'round',
      fill: 'none',
    }}
  >
    <Box
      component="path"
      d={kind === 'flight' ? 'M5 15Q21 -1 37 15' : 'M5 12C14 4 28 17 37 8'}
      sx={wayStyles[kind]}
    />
  </Box>
);
