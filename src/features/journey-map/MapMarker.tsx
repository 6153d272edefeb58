import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { mapColors } from '#theme/map-colors.ts';
import { goal, mapOutline, type Place } from '#content/content.data.ts';
import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';
import { placeOf } from '#domain/tours/route.ts';

import type { Frame } from './MapCanvas.tsx';

const GAP = 12;

const sides = {
  left: { right: GAP, top: 0, transform: 'translateY(-50%)' },
  right: { left: GAP, top: 0, transform: 'translateY(-50%)' },
  aboveLeft: { right: -8, bottom: 6 },
  below: { left: 0, top: 7, transform: { xs: 'translateX(-38%)', sm: 'translateX(-8px)' } },
  belowLeft: { right: 0, top: 7 },
  belowRight: { left: -6, top: 7 },
} as const satisfies Record<Place['side'], object>;

const halo = (color: string) =>
  ['0 0 2px', '0 0 3px', '0 0 5px', '0 0 8px'].map((blur) => `${blur} ${color}`).join(', ');

/** The text colors on land and on the sea. A halo keeps the text readable over every line. */
export const groundStyles = {
  land: {
    color: mapColors.ink,
    textShadow: halo(mapColors.country),
    '--focus-ring': mapColors.ink,
  },
  sea: {
    color: mapColors.waterTaxi,
    textShadow: halo(mapColors.sea),
    '--focus-ring': mapColors.flight,
  },
} as const satisfies Record<Place['ground'], object>;

/** Returns the coordinates of a place on the whole map. */
export const pointOf = (place: string) => getOwnOrThrow(mapOutline.points, place);

/** Converts a point of the whole map into a CSS position on a map that shows only this section. */
export const positionOn = (frame: Frame, [x, y]: readonly [number, number]) => ({
  left: percent((x - frame[0]) / frame[2]),
  top: percent((y - frame[1]) / frame[3]),
});

/**
 * Like `positionOn`, for a child that would overflow the right edge of the map. The text of the child wraps. The child
 * moves to the left only if its longest word does not fit either.
 */
export const wrappingPositionOn = (frame: Frame, point: readonly [number, number]) => {
  const { left, top } = positionOn(frame, point);
  return {
    position: 'absolute',
    insetInline: 0,
    top,
    display: 'flex',
    pointerEvents: 'none',
    '&::before': { content: '""', flex: `0 1 ${left}` },
    '& > *': { flex: '0 9999 auto', pointerEvents: 'auto' },
  } as const;
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface MapMarkerProps {
  frame: Frame;
  place: string;
  /** Overrides the side of the dot on which the place usually has its label. */
  side?: Place['side'];
  component?: 'li' | 'div';
  children?: ReactNode;
}

/** A place on the map with a dot and a label. The label keeps its size even if the map is small. */
export function MapMarker({ frame, place, component = 'div', children, ...spot }: MapMarkerProps) {
  const { side, ground } = { ...placeOf(place), ...spot };
  return (
    <Box component={component} sx={{ position: 'absolute', ...positionOn(frame, pointOf(place)) }}>
      {place === goal ? <TempleMark /> : <Dot />}
      <Box
        sx={{
          position: 'absolute',
          whiteSpace: 'nowrap',
          lineHeight: 1.2,
          ...sides[side],
          ...groundStyles[ground],
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const Dot = () => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      left: -6,
      top: -6,
      width: 12,
      height: 12,
      borderRadius: '50%',
      bgcolor: mapColors.waterTaxi,
      border: `3px solid ${mapColors.ink}`,
    }}
  />
);

/** The symbol for Lamanai: the stepped temple in front of the sun. */
const TempleMark = () => (
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
    <circle cx="25" cy="11" r="9" fill={mapColors.flight} />
    <path d="M0 32V26H5V20H10V14H14V8H22V14H26V20H31V26H36V32Z" fill={mapColors.ink} />
  </Box>
);
