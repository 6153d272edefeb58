/** Media queries for screens that have at least these widths. */
export const from = {
  tablet: '@media (min-width: 600px)',
  laptop: '@media (min-width: 900px)',
  desktop: '@media (min-width: 1200px)',
} as const;

/** Screens with room for the simulator beside the chart: wide screens, and phones in landscape. */
export const beside = '@media (min-width: 1200px), (min-width: 600px) and (max-height: 599px)';

/** Screens with room for a sticky chart above the simulator. */
export const above = '@media (max-width: 1199px) and (min-height: 600px)';

export const withoutScripts = '@media (scripting: none)';

/** Hides text that only screen readers need. */
export const visuallyHidden = {
  position: 'absolute',
  overflow: 'hidden',
  width: 1,
  height: 1,
  clipPath: 'inset(50%)',
} as const;

/** A flex row that wraps its children. */
export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** The column of the page's text. */
export const column = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: 16,
  [from.tablet]: { paddingInline: 24 },
} as const;

const display = {
  margin: 0,
  fontFamily: 'var(--room-heading-font)',
  fontWeight: 'var(--room-heading-weight)',
  textWrap: 'balance',
} as const;

/** The text styles. Headings grow with the reader's text size only as far as their words fit on a phone. */
export const type = {
  title: {
    ...display,
    fontSize: 'min(12vw, clamp(1.75rem, 1.45rem + 1.2vw, 2.5rem))',
    lineHeight: 1.12,
  },
  heading: {
    ...display,
    fontSize: 'min(11vw, 1.375rem)',
    lineHeight: 1.2,
  },
  subheading: { margin: 0, fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.35 },
  body: {
    margin: 0,
    fontSize: 'clamp(1.0625rem, 1rem + 0.15vw, 1.125rem)',
    lineHeight: 1.6,
  },
  small: { margin: 0, fontSize: '1rem', lineHeight: 1.55 },
  caption: { margin: 0, fontSize: '0.9375rem', lineHeight: 1.45 },
  overline: {
    margin: 0,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
  },
} as const;

export const hairline = '1px solid var(--room-hairline)';

/** A button without a frame, as in a toolbar. */
export const plainButton = {
  boxSizing: 'border-box',
  minWidth: 64,
  minHeight: 44,
  padding: '10px 22px',
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:disabled': { opacity: 0.4, cursor: 'default', backgroundColor: 'transparent' },
  '@media print': { display: 'none' },
} as const;

export const framedButton = {
  ...plainButton,
  padding: '9px 21px',
  border: '1px solid currentColor',
} as const;

/** A framed button in the accent color. */
export const accentButton = {
  ...framedButton,
  color: 'var(--room-accent)',
  '&:hover': { backgroundColor: 'var(--room-shade)' },
} as const;

export const link = {
  color: 'var(--room-accent)',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 1,
} as const;
