import { inflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import {
  bookingFields,
  emptyDraft,
  parseBooking,
  type BookingDraft,
} from '#domain/booking/booking.ts';
import { requestText } from '#domain/booking/booking-text.ts';
import { mailParameterNames, mailParameters } from '#domain/booking/mail-parameters.ts';
import { manifestText } from '#domain/booking/manifest.ts';
import { emptyOptions } from '#domain/booking/answer-options.ts';
import { answerLines } from '#domain/booking/optional-answers.ts';
import { toStaffRequest } from '#domain/booking/staff-request.ts';
import { readSavedDraft, writeSavedDraft } from '#domain/booking/stored-booking.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { createAnswerCode, decodeAnswerCode } from '#services/answer-code.ts';
import { reference, requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { accepted, stayErrors } from '#tests/support/booking-errors.ts';
import { staffRequest } from '#tests/support/staff-request.ts';

const every: Partial<BookingDraft> = {
  childrenAges: '6 and 9',
  shipName: 'MSC Seaside',
  backOnBoard: '16:30',
  answerBy: 'whatsapp',
};
const everyLine = [
  'Ship: MSC Seaside',
  'Back on board by: 4:30 PM (Belize time)',
  'Children: 2 children, ages 6 and 9',
  'Answer by: WhatsApp',
];
const specified = bookingFields.filter((field) => validDraft[field] !== '');

describe('the ages of the children', () => {
  const unreadable = 'Please write the children’s ages as numbers, such as 6, 9. Use 0 for a baby.';
  const range = 'Please enter ages from 0 to 17 only.';

  it.each([
    ['', '', ''],
    ['   ', '', ''],
    ['6', '6', '1 child, age 6'],
    ['0', '0', '1 child, age 0'],
    ['6,9', '6, 9', '2 children, ages 6 and 9'],
    [' 6 and 17 years old ', '6, 17', '2 children, ages 6 and 17'],
    ['6; 6', '6, 6', '2 children, ages 6 and 6'],
    ['٦، ٩', '6, 9', '2 children, ages 6 and 9'],
    ['６、９', '6, 9', '2 children, ages 6 and 9'],
  ])('the ages %j are sent as %j and shown as %j', (typed, sent, shown) => {
    expect(stayErrors({ childrenAges: typed })).toEqual(accepted);
    const booking = parseBooking({ ...validDraft, childrenAges: typed }, today);
    expect(booking.childrenAges).toBe(sent);
    expect(answerLines(booking)).toEqual(shown ? [`Children: ${shown}`] : []);
  });

  it.each([
    ['two', unreadable],
    ['6.5', unreadable],
    ['-1', unreadable],
    ['6 months', unreadable],
    ['2 children, ages 6 and 9', unreadable],
    ['100', unreadable],
    ['6, 18', range],
    ['69', range],
    [
      '4, 6, 9',
      'You entered 3 children, but the request is for 3 guests. At least one of them must be an adult.',
    ],
  ])('the ages %j of 3 guests are rejected with a message: %s', (childrenAges, message) => {
    expect(stayErrors({ childrenAges })).toEqual({ childrenAges: message });
  });

  it('the number of children is not compared with a missing number of persons', () => {
    expect(stayErrors({ persons: '', childrenAges: '4, 6, 9' })).toEqual(accepted);
  });
});

describe('the other optional answers', () => {
  it.each<[Partial<BookingDraft>, Partial<BookingDraft>]>([
    [{ shipName: 'x'.repeat(60) }, {}],
    [{ shipName: 'x'.repeat(61) }, { shipName: 'Ship must be less than 60 characters.' }],
    [{ backOnBoard: '00:00' }, {}],
    [{ backOnBoard: '23:59' }, {}],
    [{ backOnBoard: '24:00' }, { backOnBoard: 'Please enter a time, such as 4:30 PM.' }],
    [{ backOnBoard: '4:30' }, { backOnBoard: 'Please enter a time, such as 4:30 PM.' }],
    [{ answerBy: 'whatsapp' }, {}],
    [{ answerBy: 'pigeon' }, { answerBy: 'Please choose email or WhatsApp.' }],
  ])('the answers %j have the errors %j', (patch, errors) => {
    expect(stayErrors(patch)).toEqual(errors);
  });

  it.each([
    ['00:05', '12:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['16:30', '4:30 PM'],
  ])('the time %s is shown as %s in Belize time', (backOnBoard, shown) => {
    expect(answerLines({ ...emptyDraft, backOnBoard })).toEqual([
      `Back on board by: ${shown} (Belize time)`,
    ]);
  });
});

describe('a request without optional answers', () => {
  const booking = parseBooking(validDraft, today);

  it('a request without optional answers has exactly the usual email parameters', () => {
    expect(Object.keys(mailParameters(booking, { ...requestFacts, source: '' }))).toEqual(
      mailParameterNames,
    );
  });

  it('a request without optional answers has exactly the usual answer code', async () => {
    const code = await createAnswerCode(booking, requestFacts);
    const text = inflateRawSync(Buffer.from(code.slice(2), 'base64url')).toString();
    expect(JSON.parse(text)).toEqual([
      reference,
      today,
      requestFacts.minutes,
      ['isDayChecked'],
      specified.map((field) => validDraft[field]),
    ]);
  });

  it('a request without optional answers has exactly the usual text', () => {
    expect(requestText(validDraft, reference).split('\n').slice(-3)).toEqual([
      'Pickup: Hotel lobby',
      'Dietary restrictions: Gluten-free',
      'Special requirements: A window seat, please.',
    ]);
  });
});

describe('a request with optional answers', () => {
  const booking = parseBooking({ ...validDraft, ...every }, today);

  it('the email has the answers and the source as lines', () => {
    const facts = { ...requestFacts, source: 'instagram' };
    expect(mailParameters(booking, facts).optionalAnswers).toBe(
      [...everyLine, 'Came from: instagram'].join('\n'),
    );
  });

  it('the copy of a failed request has the answers before the free text', () => {
    const lines = requestText({ ...validDraft, ...every }, reference).split('\n');
    expect(lines.slice(-5)).toEqual([...everyLine, 'Special requirements: A window seat, please.']);
  });

  it('the manifest of the day has the answers', () => {
    expect(manifestText(staffRequest(every), emptyOptions).split('\n')).toEqual(
      expect.arrayContaining(everyLine),
    );
  });

  it.each<[string, Partial<BookingDraft>]>([
    ['all answers', every],
    ['only the last answer', { answerBy: 'whatsapp' }],
    ['only the first answer', { childrenAges: '6' }],
  ])('the answer code holds %s and the source', async (_, patch) => {
    const answered = parseBooking({ ...validDraft, ...patch }, today);
    const facts = { ...requestFacts, source: 'www.example.com' };
    expect(await decodeAnswerCode(await createAnswerCode(answered, facts))).toEqual(
      toStaffRequest(answered, facts),
    );
  });

  it('the source is cleaned and cut to 60 characters', () => {
    const source = `\u202Ead\r\n${'x'.repeat(100)}`;
    expect(toStaffRequest(booking, { ...requestFacts, source }).source).toBe(
      `ad ${'x'.repeat(57)}`,
    );
  });

  it('a draft that an earlier release stored has no optional answers', () => {
    const saved = { reference, draft: validDraft, step: 'pickup', versions: firstVersion } as const;
    const stored = JSON.parse(writeSavedDraft(saved, 0)) as { draft: Record<string, string> };
    stored.draft = Object.fromEntries(specified.map((field) => [field, validDraft[field]]));
    expect(readSavedDraft(JSON.stringify(stored), 0)).toEqual(saved);
    const answered = { ...saved, draft: { ...validDraft, ...every } };
    expect(readSavedDraft(writeSavedDraft(answered, 0), 0)).toEqual(answered);
  });
});
