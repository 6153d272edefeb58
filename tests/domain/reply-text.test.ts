import { describe, expect, it } from 'vitest';

import { parseBooking, type BookingDraft } from '#domain/booking.ts';
import { priceFor } from '#domain/pricing.ts';
import { readyReplies } from '#domain/reply-text.ts';
import { findTour, tours } from '#domain/tours.ts';
import { minimumByTour, reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

const sums = sumsOf('lamanai-tour-hopkins', 4);

function repliesTo(patch: Partial<BookingDraft>) {
  const booking = parseBooking({ ...validDraft, ...patch }, today);
  const tour = findTour(booking.tourId);
  if (!tour) throw new Error(booking.tourId);
  const price = priceFor(tour, Number(booking.persons));
  return readyReplies({ booking, tour, price, reference, today });
}

const signature = 'Lamanai Day Tours\n+1 800 555 0142\nbookings@lamanai-day-tours.example';
const hopkins = { tourId: 'lamanai-tour-hopkins', persons: '4' };

describe('the ready replies', () => {
  it('say yes, with sums, deposit request and reference in place', () => {
    expect(repliesTo(hopkins).yes).toBe(
      [
        'Hello Ada,',
        'Thank you for your request LAM-ACDE347: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests. The tour is available on that day.',
        'Departure: Hopkins (pickup about 5:30 AM)\nYour pickup: [PLACE AND TIME]',
        `Total: 4 × ${usd(sums.each)} = ${usd(sums.total)}\nDeposit (50%): ${usd(sums.half)}\nBalance, in cash on arrival on Friday, December 25, 2026: ${usd(sums.half)}`,
        `Please pay the deposit of ${usd(sums.half)} by this link: [PAYMENT LINK]\nYour booking is fully confirmed once we have received it. Detailed instructions for the day follow then.`,
        'Cancel by November 25, 2026 (Belize time) and 100% of the deposit is refunded; by December 5, 2026, 50%. After that it is not refundable.',
        'Please name the reference LAM-ACDE347 whenever you write or call.',
        signature,
      ].join('\n\n'),
    );
  });

  it.each([
    ['My hotel in Hopkins village', 'Departure: Hopkins (pickup about 5:30 AM)\n\nTotal'],
    ['Not sure yet', 'Departure: Hopkins (pickup about 5:30 AM)\nYour pickup: [PLACE AND TIME]\n'],
    ['Mile 12', 'Departure: Hopkins (pickup about 5:30 AM)\nYour pickup: [PLACE AND TIME]\n'],
  ])(
    'tell who asks to be met at %j when the tour departs, and leave room where that is not the place',
    (pickupLocation, lines) => {
      expect(repliesTo({ ...hopkins, pickupLocation }).yes).toContain(lines);
    },
  );

  it('offer another day at the same sums, and take nothing for granted', () => {
    expect(repliesTo(hopkins).otherDay).toBe(
      [
        'Hello Ada,',
        'Thank you for your request LAM-ACDE347: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests. We cannot take you on that day. Would [OTHER DAY] suit you instead?',
        `Total: 4 × ${usd(sums.each)} = ${usd(sums.total)}\nDeposit (50%): ${usd(sums.half)}\nBalance, in cash on arrival: ${usd(sums.half)}`,
        `If you say yes, we send you a payment link for the deposit of ${usd(sums.half)}; your booking is fully confirmed once we have received it. Nothing has been charged for this request.`,
        'Please name the reference LAM-ACDE347 in your answer.',
        signature,
      ].join('\n\n'),
    );
  });

  it('say no, and that nothing was charged', () => {
    expect(repliesTo(hopkins).no).toBe(
      [
        'Hello Ada,',
        'Thank you for your request LAM-ACDE347: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests. We are sorry: we cannot take you on that day, and we have no other day to offer you.',
        'Nothing has been charged for this request. The reference of this request is LAM-ACDE347.',
        signature,
      ].join('\n\n'),
    );
  });

  it.each([
    ['5', null],
    ['6', 'Parties of 6 or more get a group discount. Ask us for it'],
    [
      '8',
      'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it',
    ],
  ])('tell a party of %s of its offer', (persons, offer) => {
    const { yes, otherDay, no } = repliesTo({ ...hopkins, persons });
    const offers = [yes, otherDay, no].map((reply) => /^.*(?=: the total shown here)/m.exec(reply));
    expect(offers.map((found) => found?.[0] ?? null)).toEqual([offer, offer, null]);
  });

  it.each(tours.map(({ id, title }) => [id, title] as const))(
    'name %s, and leave nothing empty',
    (tourId, title) => {
      const persons = String(minimumByTour[tourId]);
      for (const reply of Object.values(repliesTo({ tourId, persons }))) {
        expect(reply).toContain(title);
        expect(reply).toContain(reference);
        expect(reply).not.toMatch(/undefined|NaN|\n{3}| {2}|: *$/m);
      }
    },
  );
});
