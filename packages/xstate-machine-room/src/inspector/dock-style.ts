import { hairline, row } from '../theme/styles.ts';

const wide = '@media (min-width: 1000px)';
const phone = '@media (max-width: 599px)';
/** The height of the row of buttons, which is all that a closed dock shows, in pixels. */
const HEAD_HEIGHT = 52;
/** The heights of a dock at the bottom, and the width of an open dock at the side. */
const closedHeight = `calc(${HEAD_HEIGHT}px + env(safe-area-inset-bottom, 0px))`;
const openHeight = 'min(50svh, 520px)';
const sideWidth = 'min(32vw, 480px)';

/** The widths of the time column and of each actor's lane, in pixels. */
const TIME_WIDTH = 58;
export const LANE_WIDTH = 24;

/** Reserves space for the dock at the end of the page, and tells the page's fixed bars how high the dock is. */
export const pageStyle = (isOpen: boolean, isAtSide: boolean) => ({
  '@media screen': {
    // The root element gets the padding, because the body of the page may have its own.
    ':root': {
      '--room-dock-height': isOpen ? openHeight : closedHeight,
      paddingBottom: 'var(--room-dock-height)',
    },
    // A closed dock does not override the scroll padding of the page.
    [isOpen ? 'html:root' : ':where(html)']: {
      scrollPaddingBottom: 'calc(var(--room-dock-height) + 24px)',
    },
    [wide]: isOpen &&
      isAtSide && { ':root': { '--room-dock-height': '0px', paddingRight: sideWidth } },
  },
});

const lanes = `repeating-linear-gradient(to right, transparent 0 ${LANE_WIDTH / 2 - 0.5}px, var(--room-hairline) 0 ${LANE_WIDTH / 2 + 0.5}px, transparent 0 ${LANE_WIDTH}px)`;

/** The styles of the dock. Small text is in `small` elements. */
export const dockStyle = {
  '--dock-height': closedHeight,
  position: 'fixed',
  zIndex: 1500,
  inset: 'auto 0 0',
  boxSizing: 'border-box',
  height: 'var(--dock-height)',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--room-ground)',
  borderTop: '1px solid var(--room-muted)',
  fontSize: 15,
  lineHeight: 1.45,
  '@media print': { display: 'none' },
  '&[data-open]': { '--dock-height': openHeight, boxShadow: '0 -4px 24px #0003' },
  '& button': {
    minHeight: 32,
    padding: '4px 12px',
    border: '1px solid var(--room-muted)',
    borderRadius: 3,
    background: 'var(--room-surface)',
    color: 'var(--room-ink)',
    font: 'inherit',
    cursor: 'pointer',
  },
  [phone]: {
    '& button': { minHeight: 44 },
    '& h2 small': { display: 'none' },
  },
  '& button:hover': { borderColor: 'var(--room-ink)' },
  '& [aria-pressed="true"], & .open': {
    background: 'var(--room-accent)',
    color: 'var(--room-on-accent)',
  },
  '& h2, & h3': { margin: 0, font: 'inherit', fontWeight: 650 },
  '& ul, & ol, & dl, & dd, & p': { margin: 0, padding: 0, listStyle: 'none' },
  '& small, & time, & h3, & dl': { fontSize: 13.5, color: 'var(--room-muted)' },
  '& small': { fontWeight: 400 },
  '& .head, & .line': { ...row, gap: '0 8px' },
  // The dock's border is part of its height.
  '& .head': { flexDirection: 'row-reverse', minHeight: HEAD_HEIGHT - 1, paddingInline: 12 },
  '&[data-open] .head': { borderBottom: hairline },
  '& h2': { marginRight: 'auto' },
  '& .side': { display: 'none', [wide]: { display: 'block' } },

  // The chart comes first if there is only one column, so that the active state is visible beside the page.
  '& .body': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  '& section': { padding: '10px 12px', overflowWrap: 'anywhere' },
  '& section + section': { borderTop: hairline },
  '& section:has(.machine)': { order: -1 },
  '& .line': { minHeight: 34 },
  '& .line::before': { content: '"○" / ""', color: 'var(--room-accent)' },
  '& .line[data-status="active"]::before': { content: '"●" / ""' },
  '& ul ul': { marginLeft: 5, borderLeft: hairline, paddingLeft: 18 },
  '& .machine > output, & .machine > a': { display: 'inline-block', marginBottom: 6 },
  '& .machine > a': { padding: '0 8px', color: 'inherit' },
  '& dl': { marginTop: 8, columnWidth: 220 },
  '& dt, & dd': { display: 'inline' },
  '& dd': { color: 'var(--room-ink)' },

  '& .lanes': {
    position: 'sticky',
    top: -10,
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-end',
    padding: `10px 0 4px ${TIME_WIDTH}px`,
    borderBottom: '1px solid var(--room-muted)',
    background: 'var(--room-ground)',
  },
  '& .lanes li': {
    width: LANE_WIDTH,
    maxHeight: 130,
    overflow: 'hidden',
    lineHeight: `${LANE_WIDTH}px`,
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: 13.5,
  },
  '& .rows li': {
    display: 'grid',
    gridTemplateColumns: `${TIME_WIDTH}px var(--lanes) minmax(130px, 1fr)`,
    borderBottom: hairline,
    background: `${lanes} ${TIME_WIDTH}px 0 / var(--lanes) no-repeat`,
  },
  '& [data-selected]': { fontWeight: 650, backgroundColor: 'var(--room-surface)' },
  '& .rows svg': { padding: 0, width: '100%', fill: 'var(--room-accent)' },
  '& .rows li > *': { padding: '3px 0 5px' },
  '& .rows .words': { paddingLeft: 10 },
  '& .words small': { display: 'block' },

  [wide]: {
    '&[data-at-side]': { '--dock-height': '100svh', left: 'auto', width: sideWidth },
    '&:not([data-at-side]) .body': {
      display: 'grid',
      gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 5fr) minmax(340px, 4fr)',
      overflow: 'hidden',
      '& section': { order: 0, overflow: 'auto', borderTop: 0 },
      '& section + section': { borderLeft: hairline },
      // The list stays at its newest entry until the reader scrolls back.
      '& section:last-of-type': { display: 'flex', flexDirection: 'column-reverse' },
      '& section:last-of-type > *': { marginBottom: 'auto' },
    },
  },
} as const;
