import { expect, it, vi } from 'vitest';

import { parseBooking } from '#domain/booking/booking.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { pickupSuggestions } from '#domain/booking/pickup-places.ts';
import { findTour } from '#domain/tours/tours.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { hopkins } from '#tests/support/staff-request.ts';

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

it('the email names the place and the time', () => {
  const pickupLocation = 'Harbor Hotel, 5:45 AM';
  const booking = parseBooking({ ...validDraft, ...hopkins, pickupLocation }, today);
  expect(mailParameters(booking, requestFacts).hotelPickup).toBe(pickupLocation);
});
