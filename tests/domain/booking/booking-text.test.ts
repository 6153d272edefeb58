import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { company } from '#content/company.ts';
import {
  mailtoHref,
  requestMailtoHref,
  requestText,
  receiptText,
  whatsAppMessage,
} from '#domain/booking/booking-text.ts';
import { emptyDraft, type BookingDraft } from '#domain/booking/draft.ts';
import { dietaryOptions } from '#domain/booking/questions.ts';
import { offerText } from '#domain/tours/offers.ts';
import { findTour } from '#domain/tours/tours.ts';
import { sanitizeText } from '#lib/text.ts';

import { reference, validDraft, receipt, today } from '#tests/support/booking-draft.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

const sums = sumsOf('lamanai-tour-belize-city', 3);

const LIMIT = 1900;
const SUBJECT = 'Tour Booking Request - Lamanai Tour from Belize City';
const CUT = '[…]';

const labelOf = (line: string) => line.split(':')[0];
const labels = requestText(validDraft, reference).split('\n').map(labelOf);
const dietLine = labels.indexOf('Dietary restrictions');

/** Parses a mailto URL as an email program does (RFC 6068). */
function readMailto(href: string) {
  const [address = '', query = '', ...more] = href.replace(/^mailto:/, '').split('?');
  expect(more).toEqual([]);
  expect(href).toMatch(/^mailto:[\x21-\x7E]+$/);
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
  expect(fields.map((field) => field.length)).toEqual([2, 2]);
  return { to: address, subject: fields[0]?.[1], body: fields[1]?.[1] ?? '' };
}

/** Drafts that pass the form's validation. Their free texts are hostile, and their other answers are short. */
const sendableDraft = fc
  .record({
    firstName: hostileText(12),
    lastName: hostileText(50).filter((text) => !/[\uD800-\uDFFF]/.test(text)),
    accommodation: hostileText(500),
    pickupLocation: hostileText(500),
    specialRequirements: hostileText(5000),
    dietaryRestrictions: fc.constantFrom('', ...dietaryOptions),
  })
  .map((typed): BookingDraft => ({ ...validDraft, ...typed }));

describe('requestText', () => {
  it('the request text lists every field of the request', () => {
    expect(requestText(validDraft, reference)).toBe(
      [
        'Reference: LAM-ACDE347',
        'Tour: Lamanai Tour from Belize City',
        'Date: December 25, 2026',
        'Guests: 3',
        `Total: ${usd(sums.total)} (deposit ${usd(sums.half)}, balance ${usd(sums.half)})`,
        'Name: Ada Lovelace',
        'Email: ada@example.com',
        'Phone: +44 20 7946 018',
        'Accommodation: Harbour Hotel',
        'Pickup: Hotel lobby',
        'Dietary restrictions: Gluten-free',
        'Special requirements: A window seat, please.',
      ].join('\n'),
    );
  });

  it('the request text for 10 guests shows the group offer after the total price', () => {
    const offer = offerText(findTour(validDraft.tourId), 10);
    expect(requestText({ ...validDraft, persons: '10' }, reference)).toContain(
      `)\nOffer: ${offer}\nName: Ada Lovelace\n`,
    );
  });

  it('the request text keeps the labels of empty fields', () => {
    const lines = requestText(emptyDraft, reference).split('\n');
    expect(lines.map(labelOf)).toEqual(labels.filter((label) => label !== 'Total'));
    expect(lines.filter((line) => !line.endsWith(': '))).toEqual([
      'Reference: LAM-ACDE347',
      'Tour: Unknown Tour',
      'Dietary restrictions: None',
      'Special requirements: None',
    ]);
  });

  it.each(['', '1', '2.5', '11', '1e1'])(
    'the request text contains no price if the group size is %j',
    (persons) => {
      const text = requestText({ ...validDraft, persons }, reference);
      expect(text).toContain(`\nGuests: ${persons}\nName: Ada`);
      expect(text).not.toMatch(/Total|NaN/);
    },
  );

  it.each(['2026-02-30', 'tomorrow'])('the request text leaves out the invalid date %j', (date) => {
    expect(requestText({ ...validDraft, date }, reference)).toContain('\nDate: \nGuests: 3\n');
  });

  it('the request text keeps line breaks only in the special requirements', () => {
    const specialRequirements = 'one\r\n\r\ntwo\u2028three';
    const draft = { ...validDraft, lastName: 'Love\r\nPhone: 1', specialRequirements };
    const text = requestText(draft, reference);
    expect(text).toContain('\nName: Ada Love Phone: 1\nEmail: ');
    expect(text.endsWith('\nSpecial requirements: one\n\ntwo\nthree')).toBe(true);
  });
});

describe('mailtoHref', () => {
  it('mailtoHref encodes any subject and body without changing them', () => {
    fc.assert(
      fc.property(hostileText(300), hostileText(3000), (subject, body) => {
        const expected = (text: string) =>
          text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r\n|\r|\n/g, '\r\n');
        expect(readMailto(mailtoHref('ada+a&b@example.com', subject, body))).toEqual({
          to: 'ada%2Ba%26b@example.com',
          subject: expected(subject),
          body: expected(body),
        });
      }),
    );
  });
});

describe('requestMailtoHref', () => {
  it.each(['x', '漢', '😀'])(
    'the email link cuts 5,000 repetitions of %s at the length limit',
    (letter) => {
      const long = { ...validDraft, specialRequirements: letter.repeat(5000) };
      const href = requestMailtoHref(long, reference);
      const { body } = readMailto(href);
      const before = requestText({ ...validDraft, specialRequirements: '?' }, reference)
        .slice(0, -1)
        .replaceAll('\n', '\r\n');
      const kept = body.slice(before.length, -` ${CUT}`.length);
      expect(body).toBe(`${before}${kept} ${CUT}`);
      expect(long.specialRequirements.startsWith(kept)).toBe(true);
      expect(href.length).toBeLessThanOrEqual(LIMIT);
      expect(href.length).toBeGreaterThan(LIMIT - encodeURIComponent(letter).length);
    },
  );

  it('the email link cuts only texts beyond the length limit', () => {
    const withLetters = (count: number) =>
      requestMailtoHref({ ...validDraft, specialRequirements: 'a'.repeat(count) }, reference);
    const fitting = LIMIT - withLetters(1).length + 1;
    expect(withLetters(fitting)).toHaveLength(LIMIT);
    expect(readMailto(withLetters(fitting)).body).not.toContain(CUT);
    expect(readMailto(withLetters(fitting + 1)).body).toContain(CUT);
  });

  it('the email link cuts a name that exceeds the length limit', () => {
    const href = requestMailtoHref({ ...validDraft, firstName: 'a'.repeat(5000) }, reference);
    expect(href).toHaveLength(LIMIT);
    expect(readMailto(href).body).toMatch(/^Reference: LAM-ACDE347\r\n(.|\r\n)*Name: a+ \[…\]$/);
  });

  it(
    'the email link for any request fits the length limit, complete or marked as cut',
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(sendableDraft, (draft) => {
          const href = requestMailtoHref(draft, reference);
          expect(href.length).toBeLessThanOrEqual(LIMIT);

          const mail = readMailto(href);
          expect([mail.to, mail.subject]).toEqual([company.email, SUBJECT]);

          const text = mail.body.replaceAll('\r\n', '\n');
          expect(sanitizeText(text)).toBe(text.trim());
          const lines = mail.body.split('\r\n');
          const wanted = requestText(draft, reference).split('\n');
          expect(lines.slice(0, labels.length).map(labelOf)).toEqual(labels);
          expect(lines.slice(0, 8)).toEqual(wanted.slice(0, 8));
          expect(lines[dietLine]).toBe(wanted[dietLine]);

          const isWhole = mail.body === wanted.join('\r\n');
          expect(isWhole || mail.body.includes(CUT)).toBe(true);
          expect(mailtoHref(mail.to, SUBJECT, wanted.join('\n')).length <= LIMIT).toBe(isWhole);
        }),
      );
    },
  );
});

const cancellation =
  'Cancel by November 25, 2026 (Belize time) and we refund 100% of the deposit; by December 5, 2026, 50%. After that, it isn’t refundable.';
const sender = 'Lamanai Day Tours, +1 800 555 0142, bookings@lamanai-day-tours.example';

it('the receipt lists the request without personal data', () => {
  const { total, half } = sumsOf('lamanai-tour-belize-city', 3);
  expect(receiptText(receipt, today).split('\n')).toEqual([
    'Tour request LAM-ACDE347 (not confirmed yet)',
    'Tour: Lamanai Tour from Belize City',
    'Date: Friday, December 25, 2026',
    'Guests: 3',
    `Total: ${usd(total)}`,
    `Deposit: ${usd(half)}`,
    `Balance due in cash on arrival: ${usd(half)}`,
    cancellation,
    sender,
  ]);
});

it('the receipt for 8 guests contains the group offer', () => {
  const lines = receiptText({ ...receipt, persons: 8 }, today).split('\n');
  expect(lines.slice(7)).toEqual([offerText(findTour(receipt.tourId), 8), cancellation, sender]);
});

it('the receipt for a tour that no longer exists says "Unknown Tour" with a total of zero', () => {
  const lines = receiptText({ ...receipt, tourId: 'gone' }, today).split('\n');
  expect([lines[1], lines[4]]).toEqual(['Tour: Unknown Tour', 'Total: US$0.00']);
});

const tourTitle = 'Lamanai Tour from Hopkins';
const day = 'Friday, December 25, 2026';

it.each([
  [
    { tourTitle, day, persons: 4, reference },
    'Hello, about the Lamanai Tour from Hopkins on Friday, December 25, 2026 for 4 guests (reference LAM-ACDE347): ',
  ],
  [{ tourTitle }, 'Hello, about the Lamanai Tour from Hopkins: '],
  [{ tourTitle, persons: 1 }, 'Hello, about the Lamanai Tour from Hopkins for 1 guest: '],
  [{ day }, 'Hello, about a tour on Friday, December 25, 2026: '],
  [{ persons: 8, reference }, 'Hello, about a tour for 8 guests (reference LAM-ACDE347): '],
  [{ tourTitle: undefined, day: '', persons: undefined, reference }, ''],
  [{}, ''],
])('the WhatsApp message for the facts %j begins with "%s"', (known, text) => {
  expect(whatsAppMessage(known)).toBe(text);
});
