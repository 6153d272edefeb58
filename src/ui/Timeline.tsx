import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { ReactNode } from 'react';

import { figureStyle, TEXT_MEASURE } from '#theme/typography.ts';

interface TimelineStop {
  /** A time or a number, shown above the title. */
  readonly label: string;
  readonly title?: string;
  readonly text?: ReactNode;
}

interface TimelineProps {
  stops: readonly TimelineStop[];
  /** True for a horizontal layout on wide screens. By default, the layout is vertical on all screens. */
  isHorizontal?: boolean;
  'aria-label'?: string;
}

/** An ordered list of stops along a dotted river. */
export const Timeline = ({ stops, isHorizontal = false, ...list }: TimelineProps) => (
  <List
    component="ol"
    data-timeline
    {...list}
    sx={[timelineStyle, isHorizontal && horizontalStyle]}
  >
    {stops.map(({ label, title, text }, index) => (
      <li key={`${label} ${title ?? ''}`}>
        <Stop />
        {index < stops.length - 1 ? (
          <>
            <Segment path={index % 2 ? BEND_BACK : BEND} viewBox="0 0 24 100" sx={downStyle} />
            {isHorizontal && (
              <Segment path={index % 2 ? WAVE_BACK : WAVE} viewBox="0 0 100 24" sx={besideStyle} />
            )}
          </>
        ) : null}
        <p>{label}</p>
        {title ? <h3>{title}</h3> : null}
        {text ? <p>{text}</p> : null}
      </li>
    ))}
  </List>
);

const BEND = 'M12 0C30 30 -6 70 12 100';
const BEND_BACK = 'M12 0C-6 30 30 70 12 100';
export const WAVE = 'M0 12C30 -6 70 30 100 12';
export const WAVE_BACK = 'M0 12C30 30 70 -6 100 12';

const timelineStyle = {
  '& > li': { position: 'relative', pl: { xs: 6, sm: 8 }, pb: { xs: 4, sm: 5 } },
  '& > li:last-of-type': { pb: 0 },
  '& p': { m: 0 },
  '& p:first-of-type': {
    ...figureStyle,
    color: 'ochre.main',
  },
  '& h3': { typography: 'h3', m: 0, mt: 0.5 },
  '& p ~ p': { mt: 0.5, maxWidth: TEXT_MEASURE },
  '& h3 ~ p': { mt: 1 },
} as const;

const horizontalStyle = {
  display: { md: 'grid' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > li': { pl: { md: 0 }, pr: { md: 3 }, pt: { md: 5.5 }, pb: { md: 0 } },
  '& > li > svg:nth-of-type(2)': { display: { md: 'none' } },
} as const;

const downStyle = { top: 34, left: 0, width: 24, height: 'calc(100% - 42px)' } as const;

const besideStyle = {
  display: { xs: 'none', md: 'block' },
  top: 2,
  left: 36,
  width: 'calc(100% - 46px)',
  height: 24,
} as const;

/** Dark sections set `--river` to a light color. */
const timelineColor = 'var(--river, var(--mui-palette-primary-main))';

/** The mark of a stop: a ring with a dot. */
export const Stop = ({ left = -2 }: { left?: number }) => (
  <Box component="svg" viewBox="0 0 28 28" aria-hidden sx={[stopStyle, { left }]}>
    <circle cx="14" cy="14" r="9" />
    <circle cx="14" cy="14" r="3.5" />
  </Box>
);

interface SegmentProps {
  path: string;
  viewBox: string;
  sx: object;
}

/** The line between two stops. Its dots stay round at any length of the line. */
export const Segment = ({ path, viewBox, sx }: SegmentProps) => (
  <Box
    component="svg"
    viewBox={viewBox}
    preserveAspectRatio="none"
    aria-hidden
    sx={[segmentStyle, sx]}
  >
    <path d={path} vectorEffect="non-scaling-stroke" />
  </Box>
);

const stopStyle = {
  position: 'absolute',
  top: 0,
  width: 28,
  height: 28,
  fill: 'none',
  stroke: timelineColor,
  strokeWidth: 2,
  '& circle + circle': { fill: timelineColor, stroke: 'none' },
} as const;

const segmentStyle = {
  position: 'absolute',
  overflow: 'visible',
  fill: 'none',
  stroke: timelineColor,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: '0 9',
} as const;
