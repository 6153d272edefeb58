import { describe, expect, it } from 'vitest';

import { makeReference, REFERENCE_PATTERN } from '#domain/booking/reference.ts';

const CODE_LENGTH = 7;

/** Returns a function that returns these bytes one by one, and throws after the last one. */
const bytesOf = (bytes: readonly number[]) => {
  const left = bytes[Symbol.iterator]();
  return () => {
    const { value, done } = left.next();
    if (done) throw new Error('More bytes were drawn than expected');
    return value;
  };
};

const letterOf = (byte: number): string | null => {
  try {
    return makeReference(bytesOf(Array.from({ length: CODE_LENGTH }, () => byte))).slice(-1);
  } catch {
    return null;
  }
};

const letters = Array.from({ length: 256 }, (_, byte) => letterOf(byte));
const alphabet = [...new Set(letters)].filter((letter) => letter !== null);

describe('makeReference', () => {
  it('a reference consists of `LAM-` and seven characters', () => {
    const made = makeReference(bytesOf([0, 1, 2, 3, 20, 21, 22]));
    expect(made).toBe('LAM-ACDE679');
    expect(made).toMatch(REFERENCE_PATTERN);
  });

  it('a reference has at least 25 random bits without ambiguous characters', () => {
    expect(CODE_LENGTH * Math.log2(alphabet.length)).toBeGreaterThanOrEqual(25);
    expect(alphabet.filter((letter) => /[^A-Z3-9]|[58OILSZBUV]/.test(letter))).toEqual([]);
  });

  it('a reference contains each allowed character with the same probability', () => {
    const counts = alphabet.map((letter) => letters.filter((other) => other === letter).length);
    const share = Math.floor(256 / alphabet.length);
    expect(counts).toEqual(alphabet.map(() => share));
    expect(letters.filter((letter) => letter === null)).toHaveLength(256 - share * alphabet.length);
    expect(makeReference(bytesOf([255, 0, 254, 1, 253, 2, 3, 20, 21, 22]))).toBe('LAM-ACDE679');
  });
});

it.each(['LAM-ACDE67', 'LAM-ACDE6799', 'lam-ACDE679', 'LAM-ACDE67O', 'x LAM-ACDE679'])(
  'the text %j is not a reference',
  (text) => {
    expect(text).not.toMatch(REFERENCE_PATTERN);
  },
);
