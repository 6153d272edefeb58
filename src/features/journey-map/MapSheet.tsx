import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

import { mapColors } from './map-colors.ts';
import { outline } from './outline.generated.ts';

/** x, y, width and height of a part of the sheet. */
export type Frame = readonly [number, number, number, number];

interface MapSheetProps {
  frame: Frame;
  /** What the picture shows; without a name it is decoration. */
  label?: string;
  /** Lines on the map. */
  children: ReactNode;
}

/** In units of the sheet, so that a small map is not all shoals. */
const shoalWidths = [84, 52, 24];

/** Belize between its neighbours and the sea. */
export function MapSheet({ frame, label, children }: MapSheetProps) {
  const land = useId();
  return (
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
      <defs>
        <g id={land}>
          <path d={outline.belize} />
          {/* Left out where the names of the islands need their room. */}
          <Box
            component="path"
            d={outline.atolls}
            sx={{ display: { xs: 'var(--atolls-on-phones, inline)', sm: 'inline' } }}
          />
        </g>
      </defs>
      {shoalWidths.map((width, index) => (
        <Box
          key={width}
          component="use"
          href={`#${land}`}
          sx={{ fill: 'none', stroke: mapColors.shoals[index], strokeWidth: width }}
        />
      ))}
      <Box
        component="path"
        d={outline.neighbours}
        sx={{ fill: mapColors.neighbours, stroke: mapColors.neighbours, strokeWidth: 6 }}
      />
      <Box
        component="use"
        href={`#${land}`}
        sx={{ fill: mapColors.belize, stroke: mapColors.border, strokeWidth: 1.25 }}
      />
      <Box component="path" d={outline.lagoon} sx={{ fill: mapColors.lagoon }} />
      <Box
        component="path"
        d={outline.lowerRiver}
        sx={{
          fill: 'none',
          stroke: mapColors.lagoon,
          strokeWidth: 1.5,
          vectorEffect: 'non-scaling-stroke',
        }}
      />
      {children}
    </Box>
  );
}
