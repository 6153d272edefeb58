import Box from '@mui/material/Box';
import type { ReactNode, SVGProps } from 'react';

import { mapColors } from '#theme/map-colors.ts';

import shapes from './shapes.svg';

/** The position (x, y), width and height of a section of the whole map. */
export type Frame = readonly [number, number, number, number];

interface MapCanvasProps {
  frame: Frame;
  /** The accessible name of the map. Without it, the map is decorative. */
  label?: string;
  /** The lines on the map. */
  children: ReactNode;
}

/** The widths of the shoals in map units, so that they do not fill a small map. */
const shoalWidths = [84, 52, 24];

/** Draws the country, its neighbors and the sea. */
export const MapCanvas = ({ frame, label, children }: MapCanvasProps) => (
  <Box
    component="svg"
    viewBox={frame.join(' ')}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    sx={{
      display: 'block',
      width: '100%',
      height: 'auto',
      bgcolor: mapColors.sea,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    }}
  >
    {shoalWidths.map((width, index) => (
      <Land key={width} fill="none" stroke={mapColors.shoals[index]} strokeWidth={width} />
    ))}
    <use
      href={`${shapes}#neighbours`}
      fill={mapColors.neighbours}
      stroke={mapColors.neighbours}
      strokeWidth="6"
    />
    <Land fill={mapColors.country} stroke={mapColors.border} strokeWidth="1.25" />
    <use href={`${shapes}#lagoon`} fill={mapColors.lagoon} />
    <use href={`${shapes}#lowerRiver`} fill="none" stroke={mapColors.lagoon} strokeWidth="1.5" />
    {children}
  </Box>
);

const Land = (props: SVGProps<SVGGElement>) => (
  <g {...props}>
    <use href={`${shapes}#land`} />
    {/* The atolls are hidden on maps that need the space for the labels of the islands. */}
    <Box
      component="use"
      href={`${shapes}#atolls`}
      sx={{ display: { xs: 'var(--atolls-on-phones, inline)', sm: 'inline' } }}
    />
  </g>
);
