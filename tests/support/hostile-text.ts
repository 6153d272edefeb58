import fc from 'fast-check';

const fragments = [
  '\r\n',
  '\r',
  '\n',
  '\t',
  '\u0000',
  '\u000B',
  '\u0085',
  '\u2028',
  '\u200B',
  '\u202E',
  '\u2066',
  '\uFEFF',
  '\uD83D',
  '\uDE00',
  '😀',
  '漢字',
  'e\u0301',
  '&bcc=thief@example.org',
  '%0ABcc: thief@example.org',
  '%0D%0A',
  '\r\nBcc: thief@example.org\r\n\r\n',
  '?subject=',
  '&body=',
  '#',
  '%',
  '+',
  '=',
  '<script>alert(1)</script>',
  '{{email}}',
  '__proto__',
  ' ',
  'O’Brien',
];

const anyCharacter = fc.oneof(fc.nat(0xff), fc.nat(0xffff), fc.nat(0x10ffff));

/**
 * Generates text with any code points, including lone surrogates. `fc.string` is not used, because it takes a second to
 * initialize.
 */
const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(anyCharacter, { maxLength }).map((codePoints) => String.fromCodePoint(...codePoints));

/**
 * Generates text as an attacker or an unusual keyboard would produce it. It has up to `limit` UTF-16 units, and may end
 * with a lone surrogate.
 */
export const hostileText = (limit: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.oneof(fc.constantFrom(...fragments), anyText(30)), { maxLength: 12 }),
      fc.constantFrom(1, 1, 1, 200),
    )
    .map(([parts, times]) => parts.join('').repeat(times).slice(0, limit));
