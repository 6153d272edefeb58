import Box from '@mui/material/Box';

import type { LegKind, Leg } from '#content/legs.ts';
import { mapColors } from '#theme/map-colors.ts';
import { mapOutline } from '#content/content.data.ts';

/** The line styles of the legs. Each type has its own color and pattern. The widths are in pixels. */
const legStyles = {
  road: { stroke: mapColors.road, strokeWidth: 3 },
  'water-taxi': { stroke: mapColors.waterTaxi, strokeWidth: 3, strokeDasharray: '9 7' },
  flight: { stroke: mapColors.flight, strokeWidth: 3, strokeDasharray: '2 7' },
  river: { stroke: mapColors.river, strokeWidth: 5, strokeDasharray: '0 8' },
} as const satisfies Readonly<Record<LegKind, object>>;

export const legKey = ({ from, to }: Leg): string => `${from} ${to}`;

/** Draws the line of a leg on the map. */
export const RoutePath = ({ leg }: { leg: Leg }) => (
  <path
    data-leg={legKey(leg)}
    d={mapOutline.lines[legKey(leg)]}
    fill="none"
    vectorEffect="non-scaling-stroke"
    {...legStyles[leg.kind]}
  />
);

const isOverSea = { road: false, 'water-taxi': true, flight: true, river: false } as const;

/** Draws a sample of the line for the map's key. Its background has the color of land or sea. */
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
    <path
      d={kind === 'flight' ? 'M5 15Q21 -1 37 15' : 'M5 12C14 4 28 17 37 8'}
      {...legStyles[kind]}
    />
  </Box>
);
