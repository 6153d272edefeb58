import Box from '@mui/material/Box';

import { Segment, Stop } from '#ui/Timeline.tsx';

/** Width of the line's bends in pixels. */
const WIDTH = 32;
const STRAIGHT = 'M16 0V100';
const BENDS = 'M16 0C36 14 36 22 16 33C-4 44 -4 54 16 66C36 78 36 86 16 100';

/**
 * The river line beside one section of the home page, with a stop at the height of the section's heading. The last
 * section's line ends there.
 */
export const River = ({ isLast = false }) => (
  <Box aria-hidden data-river sx={frameStyle}>
    <div>
      <div>
        <Segment path={STRAIGHT} viewBox="0 0 32 100" sx={aboveStyle} />
        {isLast ? null : <Segment path={BENDS} viewBox="0 0 32 100" sx={belowStyle} />}
      </div>
    </div>
    <Stop left={(WIDTH - 28) / 2} />
  </Box>
);

/**
 * The distances from the screen's left edge to the river line and to the content beside it. Each section sets
 * `--stop-top` to the top of its marker on the line.
 */
export const riverMargins = {
  '--river-left': { xs: '20px', sm: '34px', md: 'max(52px, calc(50vw - 628px))' },
  '--content-left': { xs: '44px', sm: '68px', md: 'max(96px, calc(50vw - 576px))' },
  // The left padding that a container needs to place its content at `--content-left`, excluding the container's own
  // margin.
  '--hang': {
    xs: '44px',
    sm: '68px',
    md: 'max(24px, calc(96px - max(0px, 50vw - 600px)))',
  },
} as const;

const filled = { position: 'absolute', inset: 0, overflow: 'clip' } as const;

/** The scroll range during which the line's visible end stays at 70% of the screen's height. */
const whileRead = {
  animationTimeline: '--river-part',
  animationRange: 'cover 30svh cover calc(100% - 70svh)',
} as const;

/**
 * A mask moves down the line while the page is scrolled, and the line inside it moves up by the same distance, so only
 * its visible part grows. The usual animation of the dash offset cannot reveal a dotted line.
 */
const frameStyle = {
  displayPrint: 'none',
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: `calc(var(--river-left) - ${WIDTH / 2}px)`,
  width: WIDTH,
  pointerEvents: 'none',
  '& > div, & > div > div': filled,
  '& > svg': { top: 'var(--stop-top)', fill: 'var(--river-ground)' },
  '@supports (animation-timeline: view())': {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      viewTimeline: '--river-part block',
      '& > div': { animation: 'river-mask linear both', ...whileRead },
      '& > div > div': { animation: 'river-content linear both', ...whileRead },
      '@keyframes river-mask': { from: { transform: 'translateY(-100%)' } },
      '@keyframes river-content': { from: { transform: 'translateY(100%)' } },
    },
  },
} as const;

const aboveStyle = {
  top: 0,
  left: 0,
  width: WIDTH,
  height: 'calc(var(--stop-top) - 6px)',
} as const;

const belowStyle = {
  top: 'calc(var(--stop-top) + 34px)',
  left: 0,
  width: WIDTH,
  height: 'calc(100% - var(--stop-top) - 34px)',
} as const;
