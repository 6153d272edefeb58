import { describe, expect, it } from 'vitest';

import {
  firstVersion,
  makeReference,
  mayBeKnownToStaff,
  nextVersion,
  parseReference,
  REFERENCE_PATTERN,
  replacedReference,
  versionedReference,
  VERSIONED_REFERENCE_PATTERN,
  versionsAfterChange,
} from '#domain/booking/reference.ts';

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

describe('versions of a request', () => {
  const reference = 'LAM-ACDE347';

  it.each([
    [1, 'LAM-ACDE347'],
    [2, 'LAM-ACDE347-2'],
    [12, 'LAM-ACDE347-12'],
  ])('version %i of a request has the reference %s', (version, text) => {
    expect(versionedReference(reference, version)).toBe(text);
    expect(text).toMatch(VERSIONED_REFERENCE_PATTERN);
    expect(parseReference(text)).toEqual({ reference, version });
  });

  it.each([
    [{ unconfirmed: 0, sent: 0 }, false],
    [{ unconfirmed: 1, sent: 0 }, true],
    [{ unconfirmed: 0, sent: 1 }, true],
  ])('mayBeKnownToStaff for the versions %o returns %s', (known, expected) => {
    expect(mayBeKnownToStaff({ ...firstVersion, ...known })).toBe(expected);
  });

  it('a change to a sent request replaces the last sent version and all earlier ones', () => {
    const change = { current: 3, last: 3, unconfirmed: 0, sent: 2 };
    expect(replacedReference(reference, change)).toBe('LAM-ACDE347 or LAM-ACDE347-2');
  });

  const versions = (current: number, last: number, unconfirmed: number) => ({
    current,
    last,
    unconfirmed,
    sent: 0,
  });

  it.each([
    ['the same version if no attempt can have arrived', firstVersion, firstVersion],
    [
      'the next version if the current version may have arrived',
      versions(1, 1, 1),
      versions(2, 2, 1),
    ],
    [
      'the same version if only an earlier version may have arrived',
      versions(2, 2, 1),
      versions(2, 2, 1),
    ],
    ['a version after the numbers that other tabs have used', versions(1, 3, 1), versions(4, 4, 1)],
  ])('a change to a request gets the correct version: %s', (_, before, after) => {
    expect(versionsAfterChange(before)).toEqual(after);
  });

  it.each([
    [firstVersion, null],
    [versions(1, 1, 1), null],
    [versions(2, 2, 1), 'LAM-ACDE347'],
    // This is a retry: the current version may already have arrived, or been lost, in an earlier attempt.
    [versions(2, 2, 2), 'LAM-ACDE347'],
    // The email of the second version may have been lost. Only that email said that the second version replaces the
    // first one.
    [versions(3, 3, 2), 'LAM-ACDE347 or LAM-ACDE347-2'],
  ])('a request with the versions %o replaces the reference %s', (of, replaced) => {
    expect(replacedReference(reference, of)).toBe(replaced);
  });

  it('a version number never exceeds the highest version that can be stored', () => {
    const { current } = nextVersion(versions(99, 99, 0));
    expect(versionedReference(reference, current)).toMatch(VERSIONED_REFERENCE_PATTERN);
  });
});
