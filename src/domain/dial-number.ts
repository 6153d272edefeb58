const SEPARATORS = /[\s\-./()]/g;
const NATIONAL_ZERO = /^(\+|00)(.*?)\(0\)/;
/** Seven to fifteen digits (E.164), with a plus before a country code. */
const DIALLED = /^\+?\d{7,15}$/;

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The value of a decimal digit of any script: Unicode keeps each script's ten in a row, from zero on. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

/** What a phone dials for a number as a guest wrote it: digits and a plus alone; empty for anything else. */
export function dialNumber(phone: string): string {
  const digits = phone
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitValue)
    .trim()
    // `+44 (0)20`: from abroad the zero is not dialled.
    .replace(NATIONAL_ZERO, '$1$2')
    .replace(SEPARATORS, '')
    .replace(/^00/, '+');
  return DIALLED.test(digits) ? digits : '';
}
