import type { ThemeOptions } from '@mui/material/styles';

const textFace = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
const displayFace = "'Marcellus', 'Marcellus Fallback', Georgia, serif";

/**
 * The style of prices and other numbers. They do not use the heading font, because its zero looks like the letter O.
 */
export const figureStyle = {
  fontFamily: textFace,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: 0,
} as const;

/** The sizes of prices and numbers: in a bar, on a card, on a ticket, and of the 404 page's number. */
export const figureSizes = {
  small: '1.375rem',
  medium: 'min(11vw, 1.75rem)',
  large: 'min(13vw, 2.5rem)',
  poster: 'min(36vw, clamp(5.5rem, 3rem + 6vw, 10rem))',
} as const;

/** The company's name is part of the logo, so it grows only a little with the reader's text size. */
export const wordmarkSize = { xs: 'min(1.25rem, 22px)', md: 'min(1.375rem, 26px)' } as const;

/**
 * The maximum width of running text, which results in lines of 70 to 75 characters. The unit is not `ch`, because a
 * zero is wider than most letters.
 */
export const TEXT_MEASURE = '32em';

const display = { fontFamily: displayFace, fontWeight: 400, textWrap: 'balance' } as const;

/**
 * The text styles. With the sizes above, they are all font sizes of the site. Headings grow with the reader's text size
 * only as far as their longest words fit on a phone.
 */
export const typography = {
  fontFamily: textFace,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: {
    ...display,
    fontSize: 'min(13vw, clamp(2.125rem, 1.5rem + 2.2vw, 3.75rem))',
    lineHeight: 1.08,
  },
  h2: {
    ...display,
    fontSize: 'min(12vw, clamp(1.75rem, 1.45rem + 1.2vw, 2.5rem))',
    lineHeight: 1.12,
  },
  h3: {
    ...display,
    fontSize: 'min(11vw, 1.375rem)',
    lineHeight: 1.2,
  },
  h4: {
    ...display,
    fontSize: 'min(11vw, clamp(1.375rem, 1.15rem + 0.7vw, 1.75rem))',
    lineHeight: 1.2,
  },
  h5: { ...display, fontSize: 'min(13vw, 1.25rem)', lineHeight: 1.2 },
  subtitle1: { fontSize: 'clamp(1.125rem, 1rem + 0.4vw, 1.25rem)', lineHeight: 1.5 },
  body1: { fontSize: 'clamp(1.0625rem, 1rem + 0.15vw, 1.125rem)', lineHeight: 1.6 },
  body2: { fontSize: '1rem', lineHeight: 1.55 },
  button: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
  caption: { fontSize: '0.9375rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
  },
} satisfies ThemeOptions['typography'];
