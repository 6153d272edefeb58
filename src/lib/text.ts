const LONE_SURROGATE = /\p{Surrogate}/gu;
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * C0 and C1 controls (except tab and line feed), annotations, and the characters that Unicode calls default ignorable:
 * zero-width and bidirectional controls, fillers, tags. Variation selectors, which choose the shape of the character
 * before them, and joiners are not included.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- this pattern removes control characters
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFF9-\uFFFB]|(?!\p{Variation_Selector}|[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
/** A joiner that has no effect: there are no letters to join, or it is next to Latin letters, which need no joiner. */
const IDLE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|(?<=\p{Script=Latin}[\p{M}\u200C\u200D]{0,32})[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{Extended_Pictographic}])/gu;
/** The Braille pattern without dots, which looks like a space. */
const BRAILLE_BLANK = /\u2800/g;

/** Replaces lone surrogates, which remain when a text is cut, so that `encodeURIComponent` cannot throw. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD');

/** Sanitizes free text: removes characters that could hide or reorder the text that staff read. */
export const sanitizeText = (text: string): string =>
  wellFormed(text)
    .replace(LINE_BREAK, '\n')
    .replace(INVISIBLE, '')
    .replace(BRAILLE_BLANK, ' ')
    .replace(IDLE_JOINER, '')
    .normalize('NFC')
    .trim();

/** Like `sanitizeText`, but also replaces line breaks and tabs with single spaces. */
export const sanitizeLine = (text: string): string => sanitizeText(text).replace(/\s+/g, ' ');

/** Counts the characters of a text as people do: code points, not UTF-16 units. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** Counts only the visible characters of a text. */
export const countVisible = (text: string): number =>
  countCharacters(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Returns the first `limit` code points of a text. */
export const firstCharacters = (text: string, limit: number): string =>
  Array.from(text).slice(0, limit).join('');

/**
 * Formats an amount with commas, such as `1,084.00`. `Intl.NumberFormat` is not used, because creating it takes a phone
 * tens of milliseconds.
 */
export const groupThousands = (amount: number | string): string =>
  String(amount).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** Keeps times, hours and names such as San Ignacio on one line. */
export const keepTogether = (text: string): string =>
  text.replace(/(?<=\d) (?=[AP]\.?M\b|hours?\b)|(?<=\bSan) (?=[A-Z])/g, '\u00A0');
