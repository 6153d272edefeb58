const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The value of a decimal digit in any script: Unicode lists the ten digits of a script in a row, starting with zero. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

/** Writes the digits of every script as 0 to 9, and full-width characters as their ASCII counterparts. */
export const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, digitValue);
