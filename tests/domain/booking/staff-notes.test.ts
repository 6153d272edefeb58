import { describe, expect, it } from 'vitest';

import { parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { priceFor } from '#domain/tours/pricing.ts';
import { refundText, findStaffAlerts } from '#domain/booking/staff-notes.ts';
import { findTour } from '#domain/tours/tours.ts';
import { today, validDraft } from '#tests/support/booking-draft.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

const byBoat = { tourId: 'lamanai-tour-san-pedro-by-boat' };
const none = {
  departed: '',
  shortNotice: '',
  offer: '',
  largeGroup: '',
  cruisePickup: '',
  addressDoubt: '',
  phoneDoubt: '',
};

function flagsOf(patch: Partial<BookingDraft>, minutes = 0) {
  const booking = parseBooking({ ...validDraft, ...patch }, today);
  const tour = findTour(booking.tourId);
  const price = priceFor(tour ?? { priceUsd: 0 }, Number(booking.persons));
  return findStaffAlerts(booking, { today, minutes }, tour, price);
}

const cruisePickup =
  'These guests may be coming by cruise ship. Before you answer, check the name of the ship and its back-on-board time (Belize time). If either is missing, ask for it.';
const group = (persons: number) =>
  `A party of ${persons} may ask for the group discount. The price below does not include it; the answer page works out the sums.`;
const family = (persons: number) => {
  const total = sumsOf('lamanai-tour-belize-city', persons).total * 0.9;
  const amounts = `${usd(total)} in all, deposit ${usd(total / 2)}, balance ${usd(total / 2)}`;
  return `If these ${persons} are one family, they may ask for the free upgrade to a fully private tour plus 10% off: ${amounts}. Any other party of this size may ask for the group discount. The price below includes neither; the answer page works out both.`;
};

describe('the alerts for the staff', () => {
  it.each<[string, Partial<BookingDraft>, Partial<typeof none>]>([
    ['an ordinary request', {}, {}],
    ['a tour today', { date: today }, { shortNotice: 'Today. Call now.' }],
    ['a tour in two days', { date: '2026-11-22' }, { shortNotice: 'In 2 days. Call now.' }],
    ['a tour in three days', { date: '2026-11-23' }, {}],
    ['five guests', { persons: '5' }, {}],
    ['six guests', { persons: '6' }, { offer: group(6) }],
    ['ten guests by boat', { ...byBoat, persons: '10' }, { offer: group(10) }],
    ['seven guests by road', { persons: '7' }, { offer: group(7) }],
    ['eight guests by road', { persons: '8' }, { offer: family(8) }],
    [
      'fifteen guests by road',
      { persons: '15' },
      {
        offer: family(15),
        largeGroup: '15 persons. Check seats and guides before you answer.',
      },
    ],
    [
      'a typo in the email address',
      { email: 'ada@gmial.com' },
      {
        addressDoubt:
          'The address may have a typo: perhaps the guest meant ada@gmail.com. Call if you get no answer.',
      },
    ],
    [
      'a phone number without a country code',
      { phone: '305-555-0142 x12' },
      { phoneDoubt: 'no country code' },
    ],
    ['a phone number in Belize', { phone: '555-0142' }, {}],
    [
      'a pickup at the cruise port',
      { pickupLocation: 'Cruise-port area, Belize City' },
      { cruisePickup },
    ],
    ['guests who stay on a ship', { accommodation: 'On our ship, the Aurora' }, { cruisePickup }],
    ['a pickup from a tender', { pickupLocation: 'where the TENDERS land' }, { cruisePickup }],
    [
      'a ship in the special requirements',
      { specialRequirements: 'We come with the ship MSC Seaside.' },
      { cruisePickup },
    ],
    ['a place whose name ends in ship', { accommodation: 'Friendship Inn' }, {}],
  ])('the staff get the expected alerts for %s', (_, patch, flags) => {
    expect(flagsOf(patch)).toEqual({ ...none, ...flags });
  });
});

it.each([
  [7 * 60 + 59, ''],
  [
    8 * 60,
    'That day’s tour had already left when the guest sent this request (it starts at 8:00 AM). Offer another day.',
  ],
])(
  'for a tour today at 8:00 AM, requested at minute %i of the day, the departure alert is %j',
  (minutes, departed) => {
    expect(flagsOf({ date: today }, minutes)).toMatchObject({ departed });
  },
);

describe('refundText', () => {
  it.each([
    [
      '2026-11-25',
      'US$198.00 if the guest cancels by November 25, 2026; US$99.00 by December 5, 2026; nothing after that.',
    ],
    ['2026-11-26', 'US$99.00 if the guest cancels by December 5, 2026; nothing after that.'],
    ['2026-12-05', 'US$99.00 if the guest cancels by December 5, 2026; nothing after that.'],
    ['2026-12-06', 'Nothing: the last day for a refund had passed when this was sent.'],
  ])(
    'the refund text for a request sent on %s lists the refunds that are still possible',
    (sentOn, text) => {
      expect(refundText('2026-12-25', sentOn, priceFor({ priceUsd: 132 }, 3))).toBe(text);
    },
  );
});
