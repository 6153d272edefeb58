import { describe, expect, it } from 'vitest';

import { FREE_TEXT_LIMIT } from '#domain/booking/questions.ts';
import { parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { tours } from '#domain/tours/tours.ts';
import { createAnswerCode } from '#services/answer-code.ts';
import { reference, today, validDraft } from '#tests/support/booking-draft.ts';

import { mailed, rowsFor, rowsOf, textFor, textOf } from './received-mail.ts';

/** EmailJS's size limit for the variables, serialized as JSON. */
const EMAILJS_LIMIT = 50 * 1024;
/** Gmail hides the rest of an email after this many bytes of HTML. */
const GMAIL_CLIPS_AT = 102_000;

/** Returns a draft with the longest answers that the form accepts. Each answer repeats this character. */
const longest = (character: string, tourId: string): BookingDraft => ({
  ...validDraft,
  tourId,
  persons: '20',
  firstName: character.repeat(50),
  lastName: character.repeat(50),
  email: `${'a'.repeat(64)}@gmial.com`,
  accommodation: character.repeat(500),
  pickupLocation: character.repeat(500),
  specialRequirements: character.repeat(FREE_TEXT_LIMIT),
});

const facts = {
  reference: `${reference}-99`,
  replaces: `${reference}-98`,
  isDoubtful: true,
  isDayChecked: false,
  today,
  minutes: 720,
};

const bytesOf = (sent: object) => Buffer.byteLength(JSON.stringify(sent));

/** Returns the parameters for the tour that has the longest email, including its offers. */
async function longestMail(character: string) {
  const mails = await Promise.all(
    tours.map(async ({ id }) => {
      const booking = parseBooking(longest(character, id), today);
      return mailParameters(booking, facts, await createAnswerCode(booking, facts));
    }),
  );
  return mails.reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one));
}

describe('the longest possible request', () => {
  it.each([
    ['emoji', '😀'],
    ['quotation marks', '"'],
    ['angle brackets', '<'],
  ])(
    'the longest possible request with %s arrives complete and within the size limits',
    async (_, character) => {
      const sent = await longestMail(character);
      expect(sent.addressDoubt).not.toBe('');
      expect(sent.answer_code).toMatch(/^1/);
      expect(bytesOf(sent)).toBeLessThan(EMAILJS_LIMIT * 0.7);

      const mail = await mailed(sent);

      expect(Buffer.byteLength(mail.html)).toBeLessThan(GMAIL_CLIPS_AT);
      expect(textOf(mail)).toBe(textFor(sent));
      expect(rowsOf(mail)).toEqual(rowsFor(sent));
    },
  );

  it.each(tours.map(({ id }) => id))(
    'the preview text for the tour %s has room for place, day and guests',
    (tourId) => {
      const { tourPlace, shortDate, guests } = mailParameters(
        parseBooking({ ...validDraft, tourId, persons: '20', date: '2027-09-22' }, '2026-11-20'),
        facts,
      );
      // iOS and Gmail show a preview with about 40 characters per line.
      expect(`${tourPlace}, ${shortDate}, ${guests}`.length).toBeLessThan(60);
    },
  );
});
