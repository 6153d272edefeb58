import { deflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { toStaffRequest, type StaffRequest } from '#domain/booking/staff-request.ts';
import { decodeAnswerCode, encodeAnswerCode } from '#services/answer-code.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';

const requestOf = (patch: Partial<BookingDraft> = {}): StaffRequest =>
  toStaffRequest(parseBooking({ ...validDraft, ...patch }, today), requestFacts);

const forge = (content: unknown, format = '0') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const bytes = format === '1' ? deflateRawSync(text) : Buffer.from(text);
  return `${format}${bytes.toString('base64url')}`;
};

const written = (patch: Readonly<Record<string, unknown>> = {}) => ({
  version: 1,
  reference: requestFacts.reference,
  totalCents: 39_600,
  answers: validDraft,
  ...patch,
});
const withAnswer = (field: keyof BookingDraft, value: unknown) =>
  written({ answers: { ...validDraft, [field]: value } });
const long = { specialRequirements: 'Please come to the back door. '.repeat(150) };

describe('an answer code', () => {
  it.each([
    ['an ordinary request', {}],
    ['a Hebrew name', { firstName: 'נועה', lastName: 'בן־דוד' }],
    ['apostrophes, ampersands and HTML', { lastName: 'O’Brien & Söhne <b>' }],
    ['requirements on several lines', { specialRequirements: 'A seat.\nShade, please.' }],
  ])('encoding and decoding an answer code preserves %s', async (_, patch) => {
    const request = requestOf(patch);
    const code = await encodeAnswerCode(request);
    expect(code).toMatch(/^0[\w-]+$/);
    expect(await decodeAnswerCode(code)).toEqual(request);
  });

  it('an answer code is JSON with a version, the reference, the total and the answers', async () => {
    const code = await encodeAnswerCode(requestOf());
    expect(JSON.parse(Buffer.from(code.slice(1), 'base64url').toString())).toEqual(written());
  });

  it('an answer code is compressed only if the request does not fit otherwise', async () => {
    const code = await encodeAnswerCode(requestOf(long));
    expect(code).toMatch(/^1[\w-]+$/);
    const request = await decodeAnswerCode(code);
    expect(request).toEqual(requestOf(long));
  });

  const noise = (length: number, from: number, range: number) =>
    fc
      .array(fc.nat(range), { minLength: length, maxLength: length })
      .map((points) => String.fromCodePoint(...points.map((point) => from + point)));

  it('an answer code for the longest answers has at most 1,500 characters', async () => {
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
  });
});

describe('decoding an answer code', () => {
  const bomb = `1${deflateRawSync('a'.repeat(1_000_000)).toString('base64url')}`;
  it('decoding rejects an answer code that decompresses to a megabyte', async () => {
    expect(bomb.length).toBeLessThan(1500);
    await expect(decodeAnswerCode(bomb)).rejects.toThrow(Error);
  });

  it.each<[string, string | Promise<string>]>([
    ['an empty string', ''],
    ['a truncated answer code', encodeAnswerCode(requestOf()).then((code) => code.slice(0, -9))],
    ['a megabyte of input', `1${'A'.repeat(1_000_000)}`],
    ['another format version', forge(written({ version: 2 }))],
    ['an unknown format', `2${forge(written()).slice(1)}`],
    ['invalid base64url', '1****'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['HTML in an answer code', forge('<script>alert(1)</script>')],
    ['a list instead of an object', forge([1, 'LAM-ACDE347'])],
    ['prototype keys', forge('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')],
    ['a negative total', forge(written({ totalCents: -1 }))],
    ['a total in words', forge(written({ totalCents: '39600' }))],
    ['a number as an answer', forge(withAnswer('persons', 3))],
    ['an invalid reference', forge(written({ reference: 'LAM-<b>' }))],
    ['a day that does not exist', forge(withAnswer('date', '2026-02-30'))],
    ['a tour that cannot be an id', forge(withAnswer('tourId', '<b>gone</b>'))],
    ['a group size that was never offered', forge(withAnswer('persons', '11'))],
    ['an empty required answer', forge(withAnswer('firstName', ''))],
    ['a second recipient', forge(withAnswer('email', 'ada@example.com,thief@example.org'))],
    ['invalid UTF-8', `0${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}`],
  ])('decoding an answer code rejects %s', async (_, code) => {
    await expect(decodeAnswerCode(await code)).rejects.toThrow(Error);
  });

  it('decoding an answer code removes hidden characters', async () => {
    const code = forge(withAnswer('firstName', '\u202EAda\r\nBcc: thief@example.org'));
    expect((await decodeAnswerCode(code)).booking.firstName).toBe('Ada Bcc: thief@example.org');
  });

  it.each<[string, Partial<BookingDraft>]>([
    ['a tour that has been removed since', { tourId: 'lamanai-tour-from-the-moon' }],
    ['a day that has passed since', { date: '2020-02-29' }],
    ['fewer guests than the tour takes now', { persons: '1' }],
  ])('decoding accepts %s', async (_, patch) => {
    const { booking } = await decodeAnswerCode(
      forge(written({ answers: { ...validDraft, ...patch } })),
    );
    expect(booking).toEqual({ ...validDraft, ...patch });
  });

  it('decoding accepts a code that was sent before a question existed, and ignores a question that is gone', async () => {
    const { phone: _, ...known } = validDraft;
    const answers = { ...known, shipName: 'Aurora' };
    const { booking } = await decodeAnswerCode(forge(written({ answers })));
    expect(booking).toEqual({ ...validDraft, phone: '' });
  });
});
