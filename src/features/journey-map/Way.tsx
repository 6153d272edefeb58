import Box from '@mui/material/Box';

import type { WayLeg } from '#content/legs.ts';

import { outline } from './outline.generated.ts';
import { wayStyles } from './way-styles.ts';

type WayKey = keyof typeof outline.ways;

const isWayKey = (key: string): key is WayKey => Object.hasOwn(outline.ways, key);

/** The key of a leg's line. */
export const wayKey = ({ from, to }: Pick<WayLeg, 'from' | 'to'>): string => `${from} ${to}`;

/** A leg's line on the sheet. */
export function Way({ leg }: { leg: Pick<WayLeg, 'from' | 'to' | 'kind'> }) {
  const key = wayKey(leg);
  if (!isWayKey(key)) return null;
  const path = outline.ways[key];
  return (
    <Box
      component="path"
      data-way={key}
      d={path}
      sx={{ fill: 'none', vectorEffect: 'non-scaling-stroke', ...wayStyles[leg.kind] }}
    />
  );
}
