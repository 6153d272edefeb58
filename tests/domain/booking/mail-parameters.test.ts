import fc from 'fast-check';
import { expect, it } from 'vitest';

import { dietaryOptions } from '#domain/booking/questions.ts';
import { parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { mailParameterNames, mailParameters } from '#domain/booking/mail-parameters.ts';
import { sanitizeLine, sanitizeText } from '#lib/text.ts';
import { reference, requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

const parametersOf = (patch: Partial<BookingDraft>) =>
  mailParameters(parseBooking({ ...validDraft, ...patch }, today), requestFacts);

it('mailParameters returns every parameter of the email templates for a booking', () => {
  const sums = sumsOf('lamanai-tour-belize-city', 3);
  const parameters = parametersOf({});
  expect(Object.keys(parameters)).toEqual(mailParameterNames);
  expect(parameters).toEqual({
    to_name: 'Lamanai Day Tours team',
    from_name: 'Ada Lovelace',
    tour_title: 'Lamanai Tour from Belize City',
    date: 'December 25, 2026',
    participants: '3',
    total_price: sums.total.toFixed(2),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 018',
    hotelPickup: 'Hotel lobby',
    hotelName: 'Harbour Hotel',
    specialRequirements: 'A window seat, please.',
    dietaryRestrictions: 'Gluten-free',
    tourId: 'lamanai-tour-belize-city',
    pricePerPerson: sums.each.toFixed(2),
    depositAmount: sums.half.toFixed(2),
    balanceDue: sums.half.toFixed(2),
    reference: 'LAM-ACDE347',
    replaces: '',
    doubt: '',
    cancellation:
      'Cancel by November 25, 2026 (Belize time) and we refund 100% of the deposit; by December 5, 2026, 50%. After that, it isn’t refundable.',
    tourPlace: 'Belize City',
    shortDate: 'Fri, Dec 25, 2026',
    longDate: 'Friday, December 25, 2026',
    departure: 'Belize City (pickup about 8:00 AM)',
    countdown: 'In 35 days, counted from the day it was sent, Friday, November 20, 2026',
    sentOn: 'Friday, November 20, 2026',
    guests: '3 guests',
    callNumber: '+44207946018',
    callExtension: '',
    phoneDoubt: '',
    perPersonUsd: usd(sums.each),
    totalUsd: usd(sums.total),
    depositUsd: usd(sums.half),
    balanceUsd: usd(sums.half),
    currency: 'USD',
    depositPercent: '50',
    answerTime: '24 hours',
    tickets: '',
    weather:
      'If we cancel because of the weather, you receive a full refund or we reschedule your tour.',
    refunds: `${usd(sums.half)} if the guest cancels by November 25, 2026; ${usd(sums.half / 2)} by December 5, 2026; nothing after that.`,
    departed: '',
    shortNotice: '',
    offer: '',
    largeGroup: '',
    cruisePickup: '',
    addressDoubt: '',
    dayUnchecked: '',
    answer_code: '',
  });
});

it.each([
  ['+1 (305) 555-0142 ext. 12', '+13055550142', '12', ''],
  ['305-555-0142 x12', '', '', 'no country code'],
  ['555-0142', '5550142', '', ''],
  ['*21*5550142#', '', '', ''],
])(
  'for the phone number %s, the mail parameters contain the number to call %j',
  (phone, call, extension, doubt) => {
    expect(parametersOf({ phone })).toMatchObject({
      phone,
      callNumber: call,
      callExtension: extension,
      phoneDoubt: doubt,
    });
  },
);

it.each([
  ['lamanai-tour-san-pedro-by-boat', /^Water-taxi tickets: before you pay the deposit/],
  ['lamanai-tour-caye-caulker-by-flight', /^Flight tickets: before you pay the deposit/],
  ['lamanai-tour-hopkins', /^$/],
])('the mail parameters for the tour %s contain a ticket note that matches %s', (tourId, line) => {
  const persons = '4';
  expect(parametersOf({ tourId, persons })['tickets']).toMatch(line);
});

it('the mail parameters say None for an empty diet or empty special requirements', () => {
  expect(parametersOf({ dietaryRestrictions: '', specialRequirements: '   ' })).toMatchObject({
    dietaryRestrictions: 'None',
    specialRequirements: 'None',
  });
});

it('the mail parameters include the replaced reference and warnings for staff', () => {
  const parameters = mailParameters(parseBooking(validDraft, today), {
    ...requestFacts,
    replaces: reference,
    isDoubtful: true,
    isDayChecked: false,
  });
  expect(parameters).toMatchObject({
    replaces: 'LAM-ACDE347',
    doubt:
      'The form was filled in within seconds or by a script. A password manager can look like this, too.',
    dayUnchecked: expect.stringContaining('Check that the tour runs on this day.'),
  });
});

it('for a tour that no longer exists, the mail parameters contain "Unknown Tour" and a zero price', () => {
  const booking = { ...parseBooking(validDraft, today), tourId: 'gone' as never };
  expect(mailParameters(booking, requestFacts)).toMatchObject({
    tour_title: 'Unknown Tour',
    tourPlace: 'Unknown Tour',
    departure: '',
    total_price: '0.00',
  });
});

it('every mail parameter except the special requirements is a single normalized line', () => {
  // Unicode normalization can turn one character into three.
  const name = hostileText(15).map((text) => `Ada ${text}`);
  const line = hostileText(150).map((text) => `1 ${text}`);
  const draft = fc.record({
    firstName: name,
    lastName: name,
    accommodation: line,
    pickupLocation: line,
    specialRequirements: hostileText(5000),
  });
  fc.assert(
    fc.property(draft, (typed) => {
      const { specialRequirements, ...lines } = parametersOf(typed);
      expect(sanitizeText(specialRequirements)).toBe(specialRequirements);
      expect(Object.values(lines).map(sanitizeLine)).toEqual(Object.values(lines));
    }),
  );
}, 30_000);

it('every dietary option has a readable label', () => {
  const labels = ['', ...dietaryOptions].map(
    (dietaryRestrictions) => parametersOf({ dietaryRestrictions }).dietaryRestrictions,
  );
  expect(labels.join(', ')).toBe('None, None, Vegetarian, Vegan, Gluten-free, Dairy-free, Other');
});
