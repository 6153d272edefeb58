import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  sanitizeLine,
  sanitizeText,
  countCharacters,
  countVisible,
  firstCharacters,
  wellFormed,
} from '#lib/text.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const invisible = [
  ...range(0x00, 0x08),
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x84),
  ...range(0x86, 0x9f),
  ...Array.from(
    '\u00AD\u034F\u061C\u115F\u1160\u180E\u3164\uFEFF\uFFA0\u{E0001}\u{E0041}\u{E007F}',
  ),
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x206f),
  ...range(0xfff9, 0xfffb),
];

const joiners = new Set(['\u200C', '\u200D']);
const hidden = new Set(invisible.filter((character) => !joiners.has(character)));

const lineBreaks = ['\n', '\r', '\r\n', '\u000B', '\u000C', '\u0085', '\u2028', '\u2029'];

it.each([
  ['a\uD83D', 'a\uFFFD'],
  ['\uDE00b', '\uFFFDb'],
  ['\uDE00\uD83D', '\uFFFD\uFFFD'],
  ['a😀漢字é', 'a😀漢字é'],
])('wellFormed turns %j into %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});

describe('sanitizeText', () => {
  it('sanitizeText removes characters that could hide or reorder text', () => {
    const cleaned = invisible.map((character) => sanitizeText(`le${character}ft${character}`));
    expect(cleaned).toEqual(invisible.map(() => 'left'));
  });

  it('sanitizeText turns every line break into a line feed', () => {
    expect(lineBreaks.map((lineBreak) => sanitizeText(`one${lineBreak}two`))).toEqual(
      lineBreaks.map(() => 'one\ntwo'),
    );
  });

  it.each([
    ['keeps empty lines and tabs', 'one\r\n\r\n\ttwo', 'one\n\n\ttwo'],
    ['trims spaces of any width', ' \u00A0\u3000\n text \t\u2003', 'text'],
    ['composes accents', 'Jose\u0301', 'José'],
    ['replaces a lone surrogate', 'seat \uD83D', 'seat \uFFFD'],
    ['keeps letters of any script', 'Ḿáyà 漢字 עברית हिन्दी 😀', 'Ḿáyà 漢字 עברית हिन्दी 😀'],
    ['treats the Braille blank as a space', '\u2800 Ada\u2800Lovelace\u2800', 'Ada Lovelace'],
  ])('sanitizeText normalizes text: it %s', (_, text, expected) => {
    expect(sanitizeText(text)).toBe(expected);
  });

  it.each([
    ['a family emoji', '👩‍👩‍👧'],
    ['an emoji with a variation selector', '❤️‍🔥'],
    ['an emoji with a skin tone', '👩🏽‍🌾'],
    ['Persian', 'می‌خواهم'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['a Japanese name with a variation selector', '葛\u{E0100}城'],
  ])('sanitizeText keeps the joiners of %s', (_, text) => {
    expect(sanitizeText(text)).toBe(text);
  });

  it.each([
    ['between Latin letters', 'Pay\u200Dpal', 'Paypal'],
    ['after an accent of a Latin letter', 'q\u0301\u200Cn', 'q\u0301n'],
    ['at the beginning', '\u200Dمی', 'می'],
    ['at the end', 'می\u200C', 'می'],
    ['after another joiner', 'می\u200C\u200Cخواهم', 'میخواهم'],
    ['beside a space', 'می \u200Cخواهم', 'می خواهم'],
  ])('sanitizeText removes a joiner that has no effect: %s', (_, text, expected) => {
    expect(sanitizeText(text)).toBe(expected);
  });

  it('sanitizeText does not change a text that is already sanitized', () => {
    fc.assert(
      fc.property(hostileText(2000), (text) => {
        const cleaned = sanitizeText(text);
        expect(sanitizeText(cleaned)).toBe(cleaned);
        expect(decodeURIComponent(encodeURIComponent(cleaned))).toBe(cleaned);
        expect(Array.from(cleaned).filter((character) => hidden.has(character))).toEqual([]);
        expect(cleaned.trim()).toBe(cleaned);
        expect(sanitizeLine(text)).not.toMatch(/[^\S ]| {2}|^ | $/);
      }),
    );
  });
});

describe('sanitizeLine', () => {
  it('sanitizeLine turns every line break into a space', () => {
    expect(lineBreaks.map((lineBreak) => sanitizeLine(`Ada${lineBreak}Bcc: thief`))).toEqual(
      lineBreaks.map(() => 'Ada Bcc: thief'),
    );
  });

  it.each([
    ['consecutive spaces', 'Van  \u00A0\u2003 Gogh', 'Van Gogh'],
    ['tabs and line breaks at both ends', '\t\r\n Ada \r\n', 'Ada'],
    ['spaces around an invisible character', 'a \u200B b', 'a b'],
  ])('sanitizeLine normalizes %s', (_, text, expected) => {
    expect(sanitizeLine(text)).toBe(expected);
  });
});

it.each([
  ['Ng', 2],
  ['\u{E0100}\u{E0101}', 0],
  ['N\uFE0F', 1],
  ['❤️‍🔥', 2],
])('the text %j has %i visible characters', (text, count) => {
  expect(countVisible(text)).toBe(count);
});

it.each([
  ['', 1, 0, ''],
  ['a😀b', 2, 3, 'a😀'],
  ['a😀b', 99, 3, 'a😀b'],
])('firstCharacters cuts %j to at most %i of %i characters: %j', (text, limit, count, cut) => {
  expect([countCharacters(text), firstCharacters(text, limit)]).toEqual([count, cut]);
});
