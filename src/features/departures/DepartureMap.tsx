import Box from '@mui/material/Box';
import type { SVGProps } from 'react';

import { goal, mapOutline, type Place } from '#content/content.data.ts';
import { departures, placeOf } from '#domain/tours/departures.ts';
import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';
import { mapColors } from '#theme/map-colors.ts';

import shapes from './shapes.svg';

const [, , width, height] = mapOutline.canvas;
/** The part of the map that must be visible, in map units. */
const frame = { x: 100, y: 60, width: width - 100, height: height - 105 };

/** The departures and Lamanai on a map of the country. The list beside it has their names as links. */
export const DepartureMap = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
    preserveAspectRatio="xMidYMid meet"
    sx={[mapStyle, highlights]}
  >
    {[84, 52, 24].map((strokeWidth, index) => (
      <Land key={strokeWidth} fill="none" stroke={mapColors.shoals[index]} {...{ strokeWidth }} />
    ))}
    <use
      href={`${shapes}#neighbours`}
      fill={mapColors.neighbours}
      stroke={mapColors.neighbours}
      strokeWidth="6"
    />
    <Land fill={mapColors.country} stroke={mapColors.border} strokeWidth="1.25" />
    <use href={`${shapes}#lagoon`} fill={mapColors.lagoon} />
    <use
      href={`${shapes}#river`}
      fill="none"
      stroke={mapColors.sea}
      strokeWidth="7"
      strokeDasharray="0 13"
    />
    {departures.map(({ place }) => (
      <Marker key={place} place={place} />
    ))}
    <Temple />
  </Box>
);

const Land = (props: SVGProps<SVGGElement>) => (
  <g {...props}>
    <use href={`${shapes}#land`} />
    <use href={`${shapes}#atolls`} />
  </g>
);

const sides = {
  left: { x: -28, y: 12, textAnchor: 'end' },
  right: { x: 28, y: 12, textAnchor: 'start' },
  sea: { x: 28, y: 12, textAnchor: 'start', style: { fill: mapColors.place, stroke: 'none' } },
} as const satisfies Record<Place['side'], object>;

function Marker({ place }: { place: string }) {
  const [x, y] = getOwnOrThrow(mapOutline.points, place);
  const { name, side } = placeOf(place);
  return (
    <g data-place={place} transform={`translate(${x} ${y})`}>
      <circle r="13" fill={mapColors.place} stroke={mapColors.ink} strokeWidth="7" />
      <text {...sides[side]}>{name}</text>
    </g>
  );
}

/** Lamanai, as a stepped temple. */
function Temple() {
  const [x, y] = getOwnOrThrow(mapOutline.points, goal);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform="translate(-40 -66) scale(2.2)">
        <path d="M0 32V26H5V20H10V14H14V8H22V14H26V20H31V26H36V32Z" fill={mapColors.ink} />
      </g>
      <text x="-52" y="4" textAnchor="end" fontWeight="600">
        {placeOf(goal).name}
      </text>
    </g>
  );
}

/** Marks the place on the map whose link the visitor points at. */
const highlights = Object.fromEntries(
  departures.map(({ place }) => [
    `:has(a[data-place="${place}"]:is(:hover, :focus-visible)) > & [data-place="${place}"] > circle`,
    { fill: mapColors.sun, r: '18px' },
  ]),
);

const mapStyle = {
  displayPrint: 'none',
  display: 'block',
  width: '100%',
  height: { xs: 'min(92vw, 340px)', md: 340 },
  bgcolor: mapColors.sea,
  borderRadius: '2px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '& text': {
    fontFamily: 'inherit',
    fontSize: 44,
    fill: mapColors.ink,
    stroke: 'rgba(251, 245, 230, 0.85)',
    strokeWidth: 9,
    paintOrder: 'stroke',
  },
} as const;
