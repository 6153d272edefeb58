import { describe, expect, it, vi } from 'vitest';

import type * as Content from '#content/content.data.ts';
import type { AnswerKind, ChosenOptions, PlainTextKind } from '#domain/booking/answer-options.ts';
import { answerText } from '#domain/booking/answer-text.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { tours } from '#domain/tours/tours.ts';
import { minimumByTour, today } from '#tests/support/booking-draft.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';
import { hopkins as tour, optionsOf, staffRequest } from '#tests/support/staff-request.ts';

const links = vi.hoisted<{ paymentLink?: string | undefined; reviewLink?: string | undefined }>(
  () => ({}),
);
vi.mock('#content/content.data.ts', async (original) => {
  const content = await original<typeof Content>();
  const replies = Object.create(content.replies, {
    paymentLink: { get: () => links.paymentLink },
    reviewLink: { get: () => links.reviewLink },
  }) as typeof content.replies;
  return { ...content, replies };
});

const hopkins = { ...tour, pickupLocation: 'My hotel in Hopkins village' };
const sums = sumsOf('lamanai-tour-hopkins', 4);
const signature = 'Lamanai Day Tours\n+1 800 555 0142\nbookings@lamanai-day-tours.example';

function answer(
  kind: AnswerKind | PlainTextKind,
  patch: Partial<BookingDraft> = hopkins,
  chosen: ChosenOptions = {},
) {
  const request = staffRequest(patch);
  return answerText(kind, request, optionsOf(request, chosen), today);
}

const thanks =
  'Thank you for your request LAM-ACDE347: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests.';
const bill = `Total: 4 × ${usd(sums.each)} = ${usd(sums.total)}\nDeposit (50%): ${usd(sums.half)}`;
const place =
  'Departure: Hopkins (pickup about 5:30 AM)\nYour pickup: Harbour Hotel, about 5:30 AM';

describe('the kinds of answer', () => {
  it('the "yes" answer contains the pickup, the prices and the reference', () => {
    expect(answer('yes', hopkins, { requirements: 'A window seat is yours.' })).toBe(
      [
        'Hello Ada,',
        `${thanks} The tour is available on that day.`,
        place,
        'We’ve noted your diet: gluten-free.\nAbout your special requirements: A window seat is yours.',
        `${bill}\nBalance, in cash on arrival on Friday, December 25, 2026: ${usd(sums.half)}`,
        `We’ll email you a payment link for the deposit of ${usd(sums.half)}. Your booking is fully confirmed once we receive it. We’ll then send you detailed instructions for the day.`,
        'Cancel by November 25, 2026 (Belize time) and we refund 100% of the deposit; by December 5, 2026, 50%. After that, it isn’t refundable.',
        'Please quote your reference LAM-ACDE347 whenever you write or call.',
        signature,
      ].join('\n\n'),
    );
  });

  it('the "otherDay" answer proposes the days before and after the requested day', () => {
    expect(answer('otherDay')).toBe(
      [
        'Hello Ada,',
        `${thanks} We’re sorry, but we can’t take you on that day. Would Thursday, December 24, 2026 or Saturday, December 26, 2026 suit you instead?`,
        `${bill}\nBalance, in cash on arrival: ${usd(sums.half)}`,
        `If that works for you, we’ll send you a payment link for the deposit. Your booking is fully confirmed once we receive it. You haven’t been charged anything.`,
        [
          'For December 24, 2026: Cancel by November 24, 2026 (Belize time) and we refund 100% of the deposit; by December 4, 2026, 50%. After that, it isn’t refundable.',
          'For December 26, 2026: Cancel by November 26, 2026 (Belize time) and we refund 100% of the deposit; by December 6, 2026, 50%. After that, it isn’t refundable.',
        ].join('\n'),
        'Please quote your reference LAM-ACDE347 in your reply.',
        signature,
      ].join('\n\n'),
    );
  });

  it('the "no" answer says that the guest has not been charged', () => {
    expect(answer('no')).toBe(
      [
        'Hello Ada,',
        `${thanks} We’re sorry, but we can’t take you on that day, and we have no other day to offer you.`,
        'You haven’t been charged anything. Your reference is LAM-ACDE347.',
        signature,
      ].join('\n\n'),
    );
  });

  it('the "deposit" answer confirms the booking with instructions for the day', () => {
    const text = answer('deposit');
    expect(text).toContain(
      `We’ve received your deposit of ${usd(sums.half)}, and your booking LAM-ACDE347 is fully confirmed:`,
    );
    expect(text).toContain(`${place}\nWhat to bring: `);
    expect(text).toContain('At the end: drop-off in Hopkins, between 5:00 and 5:30\u00A0PM.');
    expect(text).toContain('/tour/lamanai-tour-hopkins\n');
  });

  it('the reminder on the day before the tour says that the tour is tomorrow', () => {
    const request = staffRequest(hopkins);
    expect(answerText('reminder', request, optionsOf(request), '2026-12-24')).toContain(
      'Your tour is tomorrow: Lamanai Tour from Hopkins, Friday, December 25, 2026, 4 guests.',
    );
  });

  it('the "weather" answer offers a refund or another day', () => {
    expect(answer('weather')).toMatch(
      /a full refund .* another day, such as Thursday, December 24/,
    );
  });

  it('the "thanks" answer asks for a review only if a review link is configured', () => {
    links.reviewLink = undefined;
    expect(answer('thanks')).not.toContain('review');
    links.reviewLink = 'https://reviews.example/lamanai?ref={reference}';
    expect(answer('thanks')).toContain('https://reviews.example/lamanai?ref=LAM-ACDE347');
  });

  it.each(tours)('answers about the tour $id contain the tour title', ({ id: tourId, title }) => {
    const patch = { tourId, persons: String(minimumByTour[tourId]) };
    for (const kind of ['yes', 'otherDay', 'no', 'deposit', 'reminder', 'weather'] as const) {
      expect(answer(kind, patch)).toContain(title);
    }
  });
});

describe('the deposit in an answer', () => {
  it('the payment link contains the URL-encoded reference, email and amount', () => {
    links.paymentLink =
      'https://buy.stripe.com/abc?client_reference_id={reference}&prefilled_email={email}&amount={amount}';
    const text = answer('yes', { ...hopkins, email: 'a&b?bcc=x@example.com' });
    expect(text).toContain(
      `Please pay the deposit of ${usd(sums.half)} with this link: https://buy.stripe.com/abc?client_reference_id=LAM-ACDE347&prefilled_email=a%26b%3Fbcc%3Dx%40example.com&amount=${sums.half.toFixed(2)}\nYour booking`,
    );
    links.paymentLink = undefined;
  });

  it('the answer arranges the deposit by phone if the tour is tomorrow', () => {
    links.paymentLink = 'https://buy.stripe.com/abc';
    const text = answer('yes', { ...hopkins, date: '2026-11-21' });
    expect(text).toContain(place);
    expect(text).toContain(`we’ll call you to arrange the deposit of ${usd(sums.half)}`);
    expect(text).not.toContain('https://');
    links.paymentLink = undefined;
  });
});

describe('the offer in an answer', () => {
  const { each, total } = sumsOf('lamanai-tour-hopkins', 8);
  const whole = `8 × ${usd(each)} = ${usd(total)}`;
  const eight = { ...hopkins, persons: '8' };

  it('the offer to a family of 8 lists the discounted prices', () => {
    const text = answer('yes', eight, { offer: 'family' });
    expect(text).toContain('As a family of 8 you get the free upgrade to a fully private tour');
    expect(text).toContain(
      `Total: ${whole}, less 10% = ${usd(total * 0.9)}\nDeposit (50%): ${usd(total * 0.45)}\nBalance, in cash on arrival on Friday, December 25, 2026: ${usd(total * 0.45)}`,
    );
    expect(text).not.toContain('As a party');
  });

  it('the offer to a group uses the discount that staff entered', () => {
    const text = answer('yes', eight, { offer: 'group', discountPercent: '5' });
    expect(text).toContain('As a party of 8 you get our group discount of 5%.');
    expect(text).toContain(`${whole}, less 5% = ${usd(total * 0.95)}`);
  });

  it.each(['', '0', 'five', '100'])(
    'the offer for a group shows no discount while the number is %j',
    (discountPercent) => {
      const text = answer('yes', eight, { offer: 'group', discountPercent });
      expect(text).not.toMatch(/As a party|NaN|, less/);
      expect(text).toContain(`Total: ${whole}\n`);
    },
  );

  it('a plain yes does not repeat the offer that staff have not chosen', () => {
    expect(answer('yes', eight)).not.toMatch(/Families|Ask us for it|before you pay/);
  });

  it('another day does not ask a group to ask for its discount, and can include the discount', () => {
    const ten = { ...hopkins, persons: '10' };
    expect(answer('otherDay', ten)).not.toMatch(/Families|group discount|Ask us for it/);
    const text = answer('otherDay', ten, { offer: 'group', discountPercent: '5' });
    expect(text).toContain('As a party of 10 you get our group discount of 5%.');
    expect(text).toContain(', less 5% = ');
  });
});

describe('the price in an answer', () => {
  const request = { ...staffRequest({ ...hopkins, persons: '8' }), totalCents: 200_000 };
  const priceIn = (chosen: ChosenOptions) =>
    answerText('yes', request, optionsOf(request, chosen), today);

  it('an answer quotes the total that staff chose, less the offer', () => {
    expect(priceIn({ quotedTotal: 'guest' })).toContain(
      'Total: US$2,000.00\nDeposit (50%): US$1,000.00\n',
    );
    expect(priceIn({ quotedTotal: 'guest', offer: 'family' })).toContain(
      'Total: US$2,000.00, less 10% = US$1,800.00\nDeposit (50%): US$900.00\n',
    );
    const { each, total } = sumsOf('lamanai-tour-hopkins', 8);
    expect(priceIn({ quotedTotal: 'today' })).toContain(
      `Total: 8 × ${usd(each)} = ${usd(total)}\n`,
    );
  });
});

describe('the pickup in an answer', () => {
  it.each([
    ['Jaguar Lodge', 'Jaguar Lodge (to be confirmed)'],
    ['My hotel in Hopkins village', 'Harbour Hotel, about 5:30 AM'],
    ['Not sure yet', 'please tell us where to pick you up'],
  ])('the answer to the requested pickup %j contains %j', (pickupLocation, proposed) => {
    expect(answer('yes', { ...hopkins, pickupLocation })).toContain(`Your pickup: ${proposed}\n`);
  });
});

describe('the tickets in an answer', () => {
  const byBoat = { tourId: 'lamanai-tour-san-pedro-by-boat', persons: '4' };
  it('the "yes" answer says whether the price covers the tickets, as the page promised', () => {
    expect(answer('yes', byBoat)).not.toContain('tickets');
    expect(answer('yes', byBoat, { tickets: 'included' })).toContain(
      '\nWater-taxi tickets are included in the price.\n',
    );
  });
});

describe('the day of the tour in an answer', () => {
  it('every answer follows the day that staff set', () => {
    for (const kind of ['yes', 'otherDay', 'no', 'deposit', 'reminder', 'weather'] as const) {
      const text = answer(kind, hopkins, { day: '2027-01-10' });
      expect(text).toContain('Sunday, January 10, 2027');
      expect(text).not.toContain('December 25');
    }
    expect(answer('yes', hopkins, { day: '2027-01-10' })).toContain(
      'Cancel by December 11, 2026 (Belize time)',
    );
  });

  it.each(['', '2026-02-30'])('an answer can be written while the day is %j', (day) => {
    expect(answer('yes', hopkins, { day })).toContain('Hello Ada');
  });
});

describe('diet and special requirements in an answer', () => {
  it.each([
    ['none', '', []],
    ['vegan', '', ['We’ve noted your diet: vegan.']],
    ['other', 'I am allergic to peanuts.', []],
  ])(
    'for the diet %j and the requirements %j, the answer contains the lines %j',
    (dietaryRestrictions, specialRequirements, lines) => {
      const text = answer('yes', { ...hopkins, dietaryRestrictions, specialRequirements });
      expect(text.match(/^(?:We’ve noted|About your).*$/gm) ?? []).toEqual(lines);
    },
  );
});
