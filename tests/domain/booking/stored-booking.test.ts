import { describe, expect, it } from 'vitest';

import {
  bookingSteps,
  readReceipt,
  readSavedDraft,
  writeReceipt,
  writeSavedDraft,
  type SavedDraft,
} from '#domain/booking/stored-booking.ts';
import { emptyDraft } from '#domain/booking/draft.ts';
import {
  noMail,
  otherReference,
  receipt,
  reference,
  validDraft,
} from '#tests/support/booking-draft.ts';

const NOW_MS = Date.parse('2026-11-20T18:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const saved: SavedDraft = { ...noMail, step: 'pickup', draft: validDraft };

/** Replaces values in a stored text. The value `undefined` removes the property. */
const tamper = (stored: string, patch: Record<string, unknown>) =>
  JSON.stringify({ ...JSON.parse(stored), ...patch });

const storedDraft = writeSavedDraft(saved, NOW_MS);
const storedReceipt = writeReceipt(receipt, NOW_MS);

const noRecord: [string, string | null][] = [
  ['a missing entry', null],
  ['incomplete JSON', storedDraft.slice(0, 100)],
  ['an empty list', '[]'],
  ['an object with only a prototype', `{"__proto__":${storedDraft}}`],
  ['deeply nested lists', '['.repeat(100_000)],
];

describe('a saved draft', () => {
  it.each<[string, Partial<SavedDraft>]>([
    ...bookingSteps.map((step): [string, Partial<SavedDraft>] => [`on the step ${step}`, { step }]),
    ['whose mail may have arrived', { reference, mayHaveArrived: true }],
    ['that replaces two mails', { replaces: [reference, otherReference] }],
    ['with invalid field values', { draft: { ...emptyDraft, firstName: '\uD83D"\\', date: '20' } }],
    ['with a long field value', { draft: { ...emptyDraft, accommodation: 'x'.repeat(20_000) } }],
  ])('a saved draft is restored unchanged (%s)', (_, patch) => {
    const left = { ...saved, ...patch };
    expect(readSavedDraft(writeSavedDraft(left, NOW_MS), NOW_MS)).toEqual(left);
  });

  it.each([
    ['immediately', 0, true],
    ['after exactly 24 hours', DAY_MS, true],
    ['after 24 hours and 1 ms', DAY_MS + 1, false],
    ['after the clock was set back', -2 * 60 * 60 * 1000, true],
    ['after the clock was set back 24 hours', -DAY_MS, true],
    ['after the clock was set back 24 hours and 1 ms', -DAY_MS - 1, false],
  ])('a saved draft expires after 24 hours (read %s, restored: %s)', (_, ageMs, isRead) => {
    expect(readSavedDraft(storedDraft, NOW_MS + ageMs)).toEqual(isRead ? saved : null);
  });

  it.each(noRecord)('readSavedDraft rejects %s', (_, stored) => {
    expect(readSavedDraft(stored, NOW_MS)).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ['an older format version', { version: 2 }],
    ['a newer format version', { version: 4 }],
    ['no saving time', { savedAtMs: undefined }],
    ['an invalid reference', { reference: 'LAM-O0O0O0O' }],
    ['an unknown step', { step: 'sent' }],
    ['an invalid replaced reference', { replaces: ['LAM-ACDE347-2'] }],
    ['no mark of a mail', { mayHaveArrived: undefined }],
    ['a missing field', { draft: { ...validDraft, phone: undefined } }],
    ['a number as a field value', { draft: { ...validDraft, persons: 3 } }],
    [
      'a field of more than 20,000 characters',
      { draft: { ...validDraft, phone: '1'.repeat(20_001) } },
    ],
  ])('readSavedDraft rejects a draft with %s', (_, patch) => {
    expect(readSavedDraft(tamper(storedDraft, patch), NOW_MS)).toBeNull();
  });

  it('a saved draft is restored without unknown fields', () => {
    const more = '"isAdmin":true,"constructor":{"polluted":true},"__proto__":{"persons":"9"},';
    const read = readSavedDraft(storedDraft.replaceAll('{"', `{${more}"`), NOW_MS);
    expect(read).toStrictEqual(saved);
    expect(Object.keys(read ?? {})).toEqual([
      'reference',
      'replaces',
      'mayHaveArrived',
      'step',
      'draft',
    ]);
    expect(Object.keys(read?.draft ?? {})).toEqual(Object.keys(emptyDraft));
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a receipt', () => {
  it('a stored receipt is restored', () => {
    const sent = { ...receipt, replaces: [otherReference] };
    expect(readReceipt(writeReceipt(sent, NOW_MS))).toEqual(sent);
  });

  it('a stored receipt contains no personal data', () => {
    expect(readReceipt(tamper(storedReceipt, { firstName: 'Ada' }))).toStrictEqual(receipt);
    const withMore = { ...receipt, firstName: 'Ada', email: 'ada@example.com' };
    expect(JSON.parse(writeReceipt(withMore, NOW_MS))).toEqual({
      version: 2,
      sentAtMs: NOW_MS,
      reference,
      replaces: [],
      tourId: 'lamanai-tour-belize-city',
      date: '2026-12-25',
      persons: 3,
    });
  });

  it.each(noRecord)('readReceipt rejects %s', (_, stored) => {
    expect(readReceipt(stored)).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ['another format version', { version: 1 }],
    ['a reference of an earlier release', { reference: `${reference}-2` }],
    ['no time of sending', { sentAtMs: undefined }],
    ['an invalid reference', { reference: '<b>' }],
    ['a tour that does not exist', { tourId: 'lamanai-tour-atlantis' }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['no guests', { persons: 0 }],
    ['a fractional number of guests', { persons: 2.5 }],
    ['a group size that no tour offers', { persons: 11 }],
    ['fewer guests than the tour requires', { tourId: 'lamanai-tour-hopkins', persons: 3 }],
    ['the number of guests as a string', { persons: '3' }],
  ])('readReceipt rejects a receipt with %s', (_, patch) => {
    expect(readReceipt(tamper(storedReceipt, patch))).toBeNull();
  });
});
