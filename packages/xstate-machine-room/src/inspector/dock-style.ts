import { hairline, row } from '../theme/styles.ts';

const wide = '@media (min-width: 1000px)';
const phone = '@media (max-width: 599px)';
/** The height of the row with the button, which is all that a closed dock shows, in pixels. */
const HEAD_HEIGHT = 52;
const closedHeight = `calc(${HEAD_HEIGHT}px + env(safe-area-inset-bottom, 0px))`;
const openHeight = 'min(50svh, 520px)';

/** Reserves space for the dock at the end of the page, and tells the page's fixed bars how high the dock is. */
export const pageStyle = (isOpen: boolean) => ({
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
  },
});

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
    [phone]: { minHeight: 44 },
  },
  '& button:hover': { borderColor: 'var(--room-ink)' },
  '& [aria-pressed="true"], & .head button': {
    background: 'var(--room-accent)',
    color: 'var(--room-on-accent)',
  },
  '& h2': { margin: '0 auto 0 0', font: 'inherit', fontWeight: 650 },
  '& ul, & ol, & dl, & dd': { margin: 0, padding: 0, listStyle: 'none' },
  '& small, & dl': { fontSize: 13.5, color: 'var(--room-muted)' },
  // The dock's border is part of its height.
  '& .head': {
    ...row,
    flexDirection: 'row-reverse',
    minHeight: HEAD_HEIGHT - 1,
    paddingInline: 12,
  },
  '&[data-open] .head': { borderBottom: hairline },

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
  '& ul li': { paddingBlock: 2 },
  '& ol li': { paddingBlock: 4, borderBottom: hairline },
  '& ol small': { display: 'block' },
  '& .machine > output': { display: 'block', marginBottom: 6 },
  '& dl': { marginTop: 8, columnWidth: 220 },
  '& dt, & dd': { display: 'inline' },
  '& dd': { color: 'var(--room-ink)' },

  [wide]: {
    '& .body': {
      display: 'grid',
      gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 5fr) minmax(300px, 3fr)',
      overflow: 'hidden',
      '& section': { order: 0, overflow: 'auto', borderTop: 0 },
      '& section + section': { borderLeft: hairline },
    },
  },
} as const;
