import Box from '@mui/material/Box';
import List from '@mui/material/List';

import { Segment, Stop, WAVE, WAVE_BACK } from './Timeline.tsx';
import { visuallyHidden } from './visually-hidden.ts';

interface StepsTimelineProps {
  steps: readonly string[];
  /** The index of the current step. All steps before it are done. */
  current: number;
  'aria-label': string;
}

/** The steps of a task as stops along a river line. A narrow screen has room only for the stops, not for the titles. */
export const StepsTimeline = ({ steps, current, ...list }: StepsTimelineProps) => (
  <List component="ol" {...list} sx={stepsStyle}>
    {steps.map((title, index) => (
      <li
        key={title}
        data-done={index < current || undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <Stop left={0} />
        {index < steps.length - 1 ? (
          <Segment path={index % 2 ? WAVE_BACK : WAVE} viewBox="0 0 100 24" sx={betweenStyle} />
        ) : null}
        <span>{title}</span>
        {index < current ? (
          <Box component="span" sx={visuallyHidden}>
            {' (done)'}
          </Box>
        ) : null}
      </li>
    ))}
  </List>
);

const STOP = 28;

const betweenStyle = {
  // The river between two stops is short, so its waves are low.
  top: { xs: 9, sm: 2 },
  left: STOP + 6,
  width: `calc(100% - ${STOP + 12}px)`,
  height: { xs: 10, sm: 24 },
} as const;

const stepsStyle = {
  display: 'flex',
  '& > li': {
    position: 'relative',
    flex: { sm: 1 },
    minWidth: STOP,
    minHeight: STOP,
    pr: { sm: 2 },
    pt: { sm: '36px' },
  },
  '& > li:not(:last-of-type)': { width: { xs: STOP + 32, sm: 'auto' } },
  '& > li > span:first-of-type': {
    fontSize: 'min(1rem, 6.5vw)',
    color: 'text.secondary',
    '@media (max-width: 599.95px)': visuallyHidden,
  },
  '& > [aria-current] > span:first-of-type': { color: 'text.primary', fontWeight: 600 },
  // The circle of a done step is filled, the circle of the current step has a dot, and the circle of a later step is
  // empty.
  '& > li:not([data-done], [aria-current]) circle + circle': { display: 'none' },
  '& > [data-done] circle:first-of-type': { fill: 'currentColor', color: 'primary.main' },
  '@media (forced-colors: active)': { '& svg': { stroke: 'CanvasText' } },
} as const;
