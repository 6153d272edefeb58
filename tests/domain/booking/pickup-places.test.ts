import { describe, expect, it, vi } from 'vitest';

import { emptyOptions, proposeOptions } from '#domain/booking/answer-options.ts';
import { answerText } from '#domain/booking/answer-text.ts';
import { parseBooking } from '#domain/booking/booking.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { pickupSuggestions } from '#domain/booking/pickup-places.ts';
import { findTour } from '#domain/tours/tours.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { day, hopkins, staffRequest } from '#tests/support/staff-request.ts';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-hopkins': {
      startTime: '5:30 AM',
      pickupPoints: ['My hotel in Hopkins', 'Not sure yet'],
      pickupTimes: [
        { place: 'Harbor Hotel', time: '5:45 AM' },
        { place: 'Main Street, by the church', time: '6:00 AM' },
      ],
    },
  });
});

it('the places with a time come before the other pickup points', () => {
  expect(pickupSuggestions(findTour('lamanai-tour-hopkins')!)).toEqual([
    'Harbor Hotel, 5:45 AM',
    'Main Street, by the church, 6:00 AM',
    'My hotel in Hopkins',
    'Not sure yet',
  ]);
});

describe('the answer', () => {
  it.each([
    ['a suggested place', 'Harbor Hotel, 5:45 AM', 'Harbor Hotel', '5:45 AM'],
    [
      'a place with a comma',
      'Main Street, by the church, 6:00 AM',
      'Main Street, by the church',
      '6:00 AM',
    ],
    ['the time that the guest read', 'Harbor Hotel, 5:15 AM', 'Harbor Hotel', '5:15 AM'],
    ['a place without its time', 'Harbor Hotel', 'Harbor Hotel', '5:30 AM'],
    ['an unknown place with a time', 'Blue House, 9:00 AM', 'Blue House, 9:00 AM', '5:30 AM'],
    ['the hotel of the guest', 'My hotel in Hopkins', 'Harbour Hotel', '5:30 AM'],
  ])('proposes place and time for %s', (_what, pickupLocation, place, time) => {
    const request = staffRequest({ ...hopkins, pickupLocation });
    const { pickupPlace, pickupTime } = proposeOptions('yes', request, day);
    expect([pickupPlace, pickupTime]).toEqual([place, time]);
    const options = { ...emptyOptions, pickupPlace, pickupTime };
    expect(answerText('yes', request, options, today)).toContain(`${place}, about ${time}`);
  });

  it('keeps a time in the text of a guest whose tour has no places with a time', () => {
    const request = staffRequest({ pickupLocation: 'Harbor Hotel, 9:00 AM' });
    expect(proposeOptions('yes', request, day)).toMatchObject({
      pickupPlace: 'Harbor Hotel, 9:00 AM',
      pickupTime: '8:00 AM',
    });
  });
});

it('the email names the place and the time', () => {
  const pickupLocation = 'Harbor Hotel, 5:45 AM';
  const booking = parseBooking({ ...validDraft, ...hopkins, pickupLocation }, today);
  expect(mailParameters(booking, requestFacts).hotelPickup).toBe(pickupLocation);
});
