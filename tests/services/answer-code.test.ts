import { deflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { parseBooking, type BookingDraft } from '#domain/booking/booking.ts';
import { toStaffRequest, type StaffRequest } from '#domain/booking/staff-request.ts';
import { decodeAnswerCode, encodeAnswerCode } from '#services/answer-code.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';

const requestOf = (patch: Partial<BookingDraft> = {}): StaffRequest =>
  toStaffRequest(parseBooking({ ...validDraft, ...patch }, today), requestFacts);

/** Creates an answer code as a stranger could do it. */
const forge = (content: unknown, format = '1z') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const bytes = format === '1p' ? Buffer.from(text) : deflateRawSync(text);
  return `${format}${bytes.toString('base64url')}`;
};

const answers = Object.values(validDraft);
const written = (values: readonly unknown[] = answers, ...head: unknown[]) =>
  [requestFacts.reference, today, 720, ['isDayChecked'], values].map((part, index) =>
    head[index] === undefined ? part : head[index],
  );
const withAnswer = (field: keyof BookingDraft, value: unknown) =>
  written(Object.entries(validDraft).map(([name, answer]) => (name === field ? value : answer)));

describe('an answer code', () => {
  it.each([
    ['an ordinary request', {}],
    ['a Hebrew name', { firstName: 'נועה', lastName: 'בן־דוד' }],
    ['apostrophes, ampersands and HTML', { lastName: 'O’Brien & Söhne <b>' }],
    ['requirements on several lines', { specialRequirements: 'A seat.\nShade, please.' }],
  ])('encoding and decoding an answer code preserves %s', async (_, patch) => {
    const request = requestOf(patch);
    const code = await encodeAnswerCode(request);
    expect(code).toMatch(/^1z[\w-]+$/);
    expect(await decodeAnswerCode(code)).toEqual(request);
  });

  it('encoding and decoding an answer code preserves the flags of a request', async () => {
    const facts = {
      ...requestFacts,
      replaces: 'LAM-ACDE347',
      isDoubtful: true,
      isDayChecked: false,
    };
    const request = toStaffRequest(parseBooking(validDraft, today), {
      ...facts,
      reference: 'LAM-ACDE347-2',
    });
    expect(await decodeAnswerCode(await encodeAnswerCode(request))).toEqual({
      ...request,
      isReplacement: true,
      isDoubtful: true,
      isDayChecked: false,
    });
  });

  it('an answer code can be encoded and decoded without compression', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const code = await encodeAnswerCode(requestOf());
    expect(code).toMatch(/^1p[\w-]+$/);
    expect(await decodeAnswerCode(code)).toEqual(requestOf());
  });

  const noise = (length: number, from: number, range: number) =>
    fc
      .array(fc.nat(range), { minLength: length, maxLength: length })
      .map((points) => String.fromCodePoint(...points.map((point) => from + point)));

  it.each([
    ['compressed', true],
    ['plain', false],
  ])(
    'an answer code (%s) for the longest answers has at most 1,500 characters',
    async (_, isCompressed) => {
      if (!isCompressed) vi.stubGlobal('CompressionStream', undefined);
      const longest = fc.record({
        firstName: noise(50, 0x4e00, 0x4fff),
        lastName: noise(50, 0x4e00, 0x4fff),
        accommodation: noise(500, 0x20000, 0x9fff),
        pickupLocation: noise(500, 0x4e00, 0x4fff),
        specialRequirements: noise(1000, 0x4e00, 0x4fff),
      });
      await fc.assert(
        fc.asyncProperty(longest, async (patch) => {
          const request = requestOf({ ...patch, email: `${'q'.repeat(64)}@example.com` });
          const code = await encodeAnswerCode(request);
          expect(code.length).toBeLessThanOrEqual(1500);
          const read = await decodeAnswerCode(code);
          expect(read.isShortened).toBe(true);
          expect(read.booking.firstName).toBe(request.booking.firstName);
          expect(read.booking.specialRequirements).toMatch(/ \[…\]$/);
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe('decoding an answer code', () => {
  const bomb = `1z${deflateRawSync('a'.repeat(1_000_000)).toString('base64url')}`;
  it('decoding rejects an answer code that decompresses to a megabyte', async () => {
    expect(bomb.length).toBeLessThan(1500);
    await expect(decodeAnswerCode(bomb)).rejects.toThrow('too many bytes');
  });

  it.each<[string, string | Promise<string>]>([
    ['an empty string', ''],
    ['a truncated answer code', encodeAnswerCode(requestOf()).then((code) => code.slice(0, -9))],
    ['a megabyte of input', `1z${'A'.repeat(1_000_000)}`],
    [
      'another format version',
      encodeAnswerCode(requestOf()).then((code) => code.replace('1', '2')),
    ],
    ['an unknown format', forge(written(), '1x')],
    ['invalid base64url', '1z****'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['HTML in an answer code', forge('<script>alert(1)</script>')],
    ['an object instead of a list', forge({ reference: 'LAM-ACDE347' })],
    ['prototype keys', forge('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')],
    [
      'prototype keys as a flag',
      forge(written(answers, undefined, undefined, undefined, ['__proto__'])),
    ],
    ['additional prices', forge([...written(), { totalUsd: 1 }])],
    ['a price as an additional answer', forge(written([...answers, '1']))],
    ['a missing answer', forge(written(answers.slice(1)))],
    ['a number as an answer', forge(withAnswer('persons', 3))],
    ['an invalid reference', forge(written(answers, 'LAM-<b>'))],
    ['a day that does not exist', forge(written(answers, undefined, '2026-02-30'))],
    ['a time that does not exist', forge(written(answers, undefined, undefined, 1440))],
    ['a tour that does not exist', forge(withAnswer('tourId', 'gone'))],
    ['a tour called constructor', forge(withAnswer('tourId', 'constructor'))],
    ['a group size that is not offered', forge(withAnswer('persons', '11'))],
    ['a tour date before the request', forge(withAnswer('date', '2026-11-19'))],
    ['a second recipient', forge(withAnswer('email', 'ada@example.com,thief@example.org'))],
    ['invalid UTF-8', `1p${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}`],
  ])('decoding an answer code rejects %s', async (_, code) => {
    await expect(decodeAnswerCode(await code)).rejects.toThrow(Error);
  });

  it('decoding an answer code removes hidden characters', async () => {
    const code = forge(withAnswer('firstName', '\u202EAda\r\nBcc: thief@example.org'));
    expect((await decodeAnswerCode(code)).booking.firstName).toBe('Ada Bcc: thief@example.org');
  });
});
