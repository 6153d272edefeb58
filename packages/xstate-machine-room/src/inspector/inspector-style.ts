const wide = '@media (min-width: 1000px)';

/** Of the screen; what is docked at its foot takes so much of the page's end too. */
const footHeight = 'min(52svh, 520px)';
const sideWidth = 'min(32vw, 480px)';

/**
 * What the open dock takes from the page, which therefore scrolls clear of it; what a page fixes to the foot of the screen
 * can stand that high above it.
 */
export const pageStyle = (isAtSide: boolean) => ({
  '@media screen': {
    'html:root': {
      '--room-dock-height': footHeight,
      scrollPaddingBottom: `calc(${footHeight} + 24px)`,
    },
    [wide]: isAtSide
      ? {
          'html:root': { '--room-dock-height': '0px', scrollPaddingBottom: 24 },
          body: { paddingRight: sideWidth },
        }
      : {},
  },
});

/** In the page's flow, behind its end; what is seen of it lies fixed over the room that it makes. */
export const roomStyle = {
  '&[data-open]': { height: footHeight },
  [wide]: { '&[data-open][data-at-side]': { height: 0 } },
  '@media print': { display: 'none' },
} as const;

const button = {
  minHeight: 32,
  padding: '4px 12px',
  border: '1px solid var(--room-muted)',
  borderRadius: 3,
  background: 'var(--room-surface)',
  color: 'var(--room-ink)',
  font: 'inherit',
  cursor: 'pointer',
} as const;

const pressed = {
  background: 'var(--room-accent)',
  borderColor: 'var(--room-accent)',
  color: 'var(--room-on-accent)',
};

export const dockStyle = {
  position: 'fixed',
  zIndex: 1500,
  right: 0,
  color: 'var(--room-ink)',
  fontSize: 15,
  lineHeight: 1.45,
  '&[data-open]': {
    '--dock-height': footHeight,
    left: 0,
    bottom: 0,
    height: 'var(--dock-height)',
    display: 'flex',
    flexDirection: 'column',
    background: 'var(--room-ground)',
    borderTop: '1px solid var(--room-muted)',
    boxShadow: '0 -4px 24px #0003',
  },
  // At the middle of the edge: what a page itself fixes to the screen is at its head or foot.
  '&:not([data-open])': { top: '58%' },
  [wide]: {
    '&[data-open][data-at-side]': {
      '--dock-height': '100svh',
      left: 'auto',
      top: 0,
      width: sideWidth,
      borderTop: 'none',
      borderLeft: '1px solid var(--room-muted)',
    },
  },
  '& button, & select, & input, & textarea': button,
  '& button:hover': { borderColor: 'var(--room-ink)' },
  '& button[aria-pressed="true"]': pressed,
  '& :focus-visible': { outline: '3px solid var(--room-focus)', outlineOffset: 1 },
  '& h2, & h3': { margin: 0, font: 'inherit', fontWeight: 650 },
  '& h3': { fontSize: 13, letterSpacing: '0.04em', color: 'var(--room-muted)' },
  '& ul, & ol, & dl': { margin: 0, padding: 0, listStyle: 'none' },
} as const;

export const toggleStyle = {
  '&&': {
    borderColor: 'var(--room-accent)',
    background: 'var(--room-accent)',
    color: 'var(--room-on-accent)',
    fontWeight: 650,
  },
  '&&:hover': { background: 'var(--room-accent-hover)' },
  '&&[aria-expanded="false"]': {
    writingMode: 'vertical-rl',
    minWidth: 32,
    padding: '14px 4px',
    borderRadius: '6px 0 0 6px',
    borderRight: 'none',
  },
} as const;

export const headStyle = {
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderBottom: '1px solid var(--room-hairline)',
  '& h2': { marginRight: 'auto' },
  '& small': { fontSize: 13, fontWeight: 400, color: 'var(--room-muted)' },
  '& .side': { display: 'none', [wide]: { display: 'inline-block' } },
} as const;

export const bodyStyle = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > section': { padding: '10px 12px' },
  '& > section + section': { borderTop: `1px solid var(--room-hairline)` },
  [wide]: {
    'div:not([data-at-side]) > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 5fr) minmax(340px, 4fr)',
      overflow: 'hidden',
      '& > section': { minHeight: 0, overflow: 'auto', border: 'none' },
      '& > section + section': { borderLeft: `1px solid var(--room-hairline)` },
      // Stays at its end, where the newest is, while nobody scrolls back.
      '& > section:last-of-type': { display: 'flex', flexDirection: 'column-reverse' },
      '& > section:last-of-type > *': { marginBottom: 'auto' },
    },
  },
} as const;
