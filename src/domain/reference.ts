/** Letters and digits that nobody mistakes for one another on the phone: no 0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 7;

/** What a reference looks like: `LAM-` and seven unambiguous characters (31 random bits). */
export const REFERENCE_PATTERN = new RegExp(`^LAM-[${ALPHABET}]{${LENGTH}}$`);

/** Makes a booking reference from a source of random bytes (0-255); bytes that would favour a letter are drawn again. */
export function makeReference(randomByte: () => number): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < LENGTH) {
    const byte = randomByte();
    if (byte < limit) code += ALPHABET[byte % ALPHABET.length];
  }
  return `LAM-${code}`;
}
