import { toAsciiDigits } from '#lib/digits.ts';

const FILLERS = /\b(?:and|years?|old)\b/gi;
const SEPARATORS = /[\s,;&+/、،]+/;
const AGE = /^\d{1,2}$/;

/** Parses ages as people write them, such as `6, 9` or `6 and 9 years`; null if anything else is in the text. */
export function parseAges(text: string): readonly number[] | null {
  const words = toAsciiDigits(text).replace(FILLERS, ' ').split(SEPARATORS).filter(Boolean);
  return words.every((word) => AGE.test(word)) ? words.map(Number) : null;
}
