import { company } from '#content/company.ts';

/** The letters and digits that cannot be confused when they are read or heard: no 0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 7;

/** A reference is the company's prefix and seven unambiguous characters (31 random bits). */
export const REFERENCE_PATTERN = new RegExp(
  `^${company.referencePrefix}-[${ALPHABET}]{${LENGTH}}$`,
);

/**
 * Creates a booking reference from random bytes (0-255). Bytes that would make some letters more likely than others are
 * skipped.
 */
export function makeReference(randomByte: () => number): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < LENGTH) {
    const byte = randomByte();
    if (byte < limit) code += ALPHABET[byte % ALPHABET.length];
  }
  return `${company.referencePrefix}-${code}`;
}
