import type { LegKind } from '#content/legs.ts';

import { mapColors } from '#content/map-colors.ts';

/** How each kind of leg is drawn: by the shape of its line as much as by colour. Widths in pixels. */
export const wayStyles = {
  road: { stroke: mapColors.road, strokeWidth: 3 },
  'water-taxi': { stroke: mapColors.waterTaxi, strokeWidth: 3, strokeDasharray: '9 7' },
  flight: { stroke: mapColors.flight, strokeWidth: 3, strokeDasharray: '2 7' },
  river: { stroke: mapColors.river, strokeWidth: 5, strokeDasharray: '0 8' },
} as const satisfies Readonly<Record<LegKind, object>>;
