import { describe, expect, it } from 'vitest';

import { parseBooking, type BookingDraft } from '#domain/booking/booking.ts';
import { priceFor } from '#domain/tours/pricing.ts';
import { readyReplies } from '#domain/booking/reply-text.ts';
import { findTour, tours } from '#domain/tours/tours.ts';
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
  it('accept with the amounts, the deposit request and the reference', () => {
    expect(repliesTo(hopkins).replyYes).toBe(
      [
        'Hello Ada,',
        'Thank you for your request LAM-ACDE347: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests. The tour is available on that day.',
        'Departure: Hopkins (pickup about 5:30 AM)\nYour pickup: [PLACE AND TIME]',
        'About your diet (gluten-free): [YOUR ANSWER]\nAbout your special requirements: [YOUR ANSWER]',
        `Total: 4 × ${usd(sums.each)} = ${usd(sums.total)}\nDeposit (50%): ${usd(sums.half)}\nBalance, in cash on arrival on Friday, December 25, 2026: ${usd(sums.half)}`,
        `Please pay the deposit of ${usd(sums.half)} with this link: [PAYMENT LINK]\nYour booking is fully confirmed once we receive it. We’ll then send you detailed instructions for the day.`,
        'Cancel by November 25, 2026 (Belize time) and we refund 100% of the deposit; by December 5, 2026, 50%. After that, it isn’t refundable.',
        'Please quote your reference LAM-ACDE347 whenever you write or call.',
        signature,
      ].join('\n\n'),
    );
  });

  it.each([
    ['My hotel in Hopkins village', 'Departure: Hopkins (pickup about 5:30 AM)\n\nAbout'],
    ['Not sure yet', 'Departure: Hopkins (pickup about 5:30 AM)\nYour pickup: [PLACE AND TIME]\n'],
    ['Mile 12', 'Departure: Hopkins (pickup about 5:30 AM)\nYour pickup: [PLACE AND TIME]\n'],
  ])(
    'answer a pickup at %j with the departure time, and leave a gap if it is another place',
    (pickupLocation, lines) => {
      expect(repliesTo({ ...hopkins, pickupLocation }).replyYes).toContain(lines);
    },
  );

  it('offer another day at the same price', () => {
    expect(repliesTo(hopkins).replyOtherDay).toBe(
      [
        'Hello Ada,',
        'Thank you for your request LAM-ACDE347: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests. We’re sorry, but we can’t take you on that day. Would [OTHER DAY] suit you instead?',
        `Total: 4 × ${usd(sums.each)} = ${usd(sums.total)}\nDeposit (50%): ${usd(sums.half)}\nBalance, in cash on arrival: ${usd(sums.half)}`,
        `If that works for you, we’ll send you a payment link for the deposit of ${usd(sums.half)}. Your booking is fully confirmed once we receive it. You haven’t been charged anything.`,
        'Please quote your reference LAM-ACDE347 in your reply.',
        signature,
      ].join('\n\n'),
    );
  });

  it('decline and say that nothing was charged', () => {
    expect(repliesTo(hopkins).replyNo).toBe(
      [
        'Hello Ada,',
        'Thank you for your request LAM-ACDE347: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests. We’re sorry, but we can’t take you on that day, and we have no other day to offer you.',
        'You haven’t been charged anything. Your reference is LAM-ACDE347.',
        signature,
      ].join('\n\n'),
    );
  });

  const { each, total } = sumsOf('lamanai-tour-hopkins', 8);
  const whole = `8 × ${usd(each)} = ${usd(total)}`;
  const balance = 'Balance, in cash on arrival on Friday, December 25, 2026:';
  const gap = '[DEPOSIT WITH THE DISCOUNT]';

  it.each([
    [
      'without an offer',
      'replyYes',
      usd(total / 2),
      [
        `Total: ${whole}\nDeposit (50%): ${usd(total / 2)}\n${balance} ${usd(total / 2)}`,
        'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it: the total here doesn’t include it yet. Please reply before you pay: the link below is for the deposit without it.',
      ],
    ],
    [
      'with the family offer',
      'replyYesFamily',
      usd(total * 0.45),
      [
        'As a family of 8 you get the free upgrade to a fully private tour and 10% off.',
        `Total: ${whole}, less 10% = ${usd(total * 0.9)}\nDeposit (50%): ${usd(total * 0.45)}\n${balance} ${usd(total * 0.45)}`,
      ],
    ],
    [
      'with the group discount',
      'replyYesGroup',
      gap,
      [
        'As a party of 8 you get our group discount.',
        `Total: [TOTAL WITH THE DISCOUNT] instead of ${whole}\nDeposit (50%): ${gap}\n${balance} [BALANCE WITH THE DISCOUNT]`,
      ],
    ],
  ] as const)('accept %s, with the amounts of that offer', (_, name, deposit, bill) => {
    const paragraphs = repliesTo({ ...hopkins, persons: '8' })[name].split('\n\n');
    expect(paragraphs).toHaveLength(10);
    expect(paragraphs.slice(4, 6)).toEqual(bill);
    expect(paragraphs[6]).toContain(`deposit of ${deposit} with this link: [PAYMENT LINK]\n`);
  });

  it('promise a payment link without an amount if an offer may apply', () => {
    const { replyOtherDay } = repliesTo({ ...hopkins, persons: '6' });
    expect(replyOtherDay).toContain(
      'Parties of 6 or more get a group discount. Ask us for it: the total here doesn’t include it yet.\n\nIf that works for you, we’ll send you a payment link for the deposit. Your booking',
    );
  });

  it('offer a party of seven the group discount but not the family offer', () => {
    const { replyYesFamily, replyYesGroup } = repliesTo({ ...hopkins, persons: '7' });
    expect([replyYesFamily, replyYesGroup]).toEqual(['', expect.stringContaining('a party of 7')]);
  });

  it.each([
    ['', '', []],
    ['none', '  ', []],
    ['vegan', '', ['About your diet (vegan): [YOUR ANSWER]']],
    ['', 'Shade.', ['About your special requirements: [YOUR ANSWER]']],
    [
      'other',
      'No nuts.',
      ['About your diet (other): [YOUR ANSWER]', 'About your special requirements: [YOUR ANSWER]'],
    ],
  ])(
    'leave a line to answer each wish: diet %j, requirements %j',
    (dietaryRestrictions, specialRequirements, lines) => {
      const wishes = { dietaryRestrictions, specialRequirements };
      const replies = repliesTo({ ...hopkins, persons: '8', ...wishes });
      for (const yes of [replies.replyYes, replies.replyYesFamily, replies.replyYesGroup]) {
        expect(yes.match(/^About .*$/gm) ?? []).toEqual(lines);
      }
      expect(`${replies.replyOtherDay}${replies.replyNo}`).not.toContain('About your');
    },
  );

  it.each(tours)('name $id, and leave nothing empty', ({ id: tourId, title }) => {
    const replies = repliesTo({ tourId, persons: String(minimumByTour[tourId]) });
    for (const reply of [replies.replyYes, replies.replyOtherDay, replies.replyNo]) {
      expect(reply).toContain(title);
      expect(reply).not.toMatch(/undefined|NaN|\n{3}| {2}|: *$/m);
    }
  });
});
