import { toAsciiDigits } from './digits.ts';

const SEPARATORS = /[\s\-./()]/g;
const NATIONAL_ZERO = /^(\+|00)(.*?)\(0\)/;
/** Seven to fifteen digits (E.164), with a plus before a country code. */
const DIALLED = /^\+?\d{7,15}$/;

/** What a phone dials for a number as a guest wrote it: digits and a plus alone; empty for anything else. */
export function dialNumber(phone: string): string {
  const digits = toAsciiDigits(phone)
    .trim()
    // `+44 (0)20`: from abroad the zero is not dialled.
    .replace(NATIONAL_ZERO, '$1$2')
    .replace(SEPARATORS, '')
    .replace(/^00/, '+');
  return DIALLED.test(digits) ? digits : '';
}
