import { describe, expect, it } from 'vitest';

import {
  emptyDraft,
  fieldErrors,
  parseBooking,
  pickupRules,
  tripRules,
} from '#domain/booking/draft.ts';
import { asTourId, tourIds } from '#domain/tours/tours.ts';

import { minimumByTour, today, validDraft } from '#tests/support/booking-draft.ts';
import { accepted, stayErrors, tripErrors } from '#tests/support/booking-errors.ts';

it('a valid draft passes validation unchanged', () => {
  expect([tripErrors({}), stayErrors({})]).toEqual([accepted, accepted]);
  expect(parseBooking(validDraft, today)).toEqual(validDraft);
});

describe('an empty draft', () => {
  it('in step 1, an empty booking draft has an error for every field in form order', () => {
    expect(Object.entries(fieldErrors(tripRules(emptyDraft, today), emptyDraft))).toEqual([
      ['tourId', 'Please select a tour.'],
      ['date', 'Please select a date.'],
      ['persons', 'Please select the number of persons.'],
      ['firstName', 'First name must be at least 2 characters.'],
      ['lastName', 'Last name must be at least 2 characters.'],
      ['email', 'Please enter a valid email address.'],
      ['phone', 'Phone number must be at least 7 characters.'],
    ]);
  });

  it('in step 2, an empty booking draft has errors for the required fields only', () => {
    expect(Object.entries(fieldErrors(pickupRules, emptyDraft))).toEqual([
      ['accommodation', 'Please enter your accommodation details.'],
      ['pickupLocation', 'Please enter your pickup location.'],
    ]);
  });
});

it.each(['belize-city', '__proto__', 'lamanai-tour-belize-city '])(
  'the booking schema rejects the tour id %j',
  (tourId) => {
    expect(tripErrors({ tourId })).toEqual({ tourId: 'Please select a tour.' });
  },
);

describe('the field date', () => {
  it.each([
    ['today', '2026-11-20'],
    ['the last bookable day', '2027-11-20'],
  ])('the date field accepts %s', (_, date) => {
    expect(tripErrors({ date })).toEqual(accepted);
  });

  it.each([
    ['missing', '', 'Please select a date.'],
    ['half typed', '2026-12', 'Please enter a real date, such as 12/25/2026.'],
    ['a day that does not exist', '2027-02-29', 'Please enter a real date, such as 12/25/2026.'],
    [
      'yesterday',
      '2026-11-19',
      'Please choose today or a later date (it is November 20, 2026 in Belize).',
    ],
    [
      'a day of an earlier year',
      '2025-12-25',
      'Please check the year. You can choose a day from November 20, 2026 to November 20, 2027.',
    ],
    [
      'a day of the year 26',
      '0026-12-25',
      'Please check the year. You can choose a day from November 20, 2026 to November 20, 2027.',
    ],
    [
      'a day of a later year',
      '2028-01-01',
      'Please check the year. You can choose a day from November 20, 2026 to November 20, 2027.',
    ],
    [
      'the day after the last bookable day',
      '2027-11-21',
      'Please select a date no later than November 20, 2027.',
    ],
  ])('the date field rejects a date that is %s', (_, date, message) => {
    expect(tripErrors({ date })).toEqual({ date: message });
  });
});

describe('the field persons', () => {
  const offered = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '15', '20'];
  const hostile = ['0', '-2', '2.5', '1e1', '02', ' 4', '４', 'NaN', '11', '14', '16', '19', '21'];

  it.each(Object.entries(minimumByTour))(
    'the group size for the tour %s must be at least %i',
    (tourId, minimum) => {
      const tooFew = `This tour needs at least ${minimum} guests.`;
      const notListed = 'Please select one of the group sizes in the list.';
      for (const persons of offered) {
        expect(tripErrors({ tourId, persons })).toEqual(
          Number(persons) < minimum ? { persons: tooFew } : accepted,
        );
      }
      for (const persons of [...hostile, '__proto__']) {
        expect(tripErrors({ tourId, persons })).toEqual({
          persons: Number(persons) >= minimum ? notListed : tooFew,
        });
      }
    },
  );

  it('the group size must be at least 2 if no tour is chosen', () => {
    expect(tripErrors({ tourId: '', persons: '1' }).persons).toBe(
      'This tour needs at least 2 guests.',
    );
    expect(tripErrors({ tourId: '', persons: '2' }).persons).toBeUndefined();
  });
});

describe('parseBooking', () => {
  it('parseBooking normalizes the known fields and drops unknown ones', () => {
    const draft = {
      ...validDraft,
      firstName: ' Ada\u202E\r\nMaria ',
      lastName: 'Gonza\u0301lez',
      phone: ' +44\t20 7946 018 ',
      accommodation: 'Harbour\nHotel',
      pickupLocation: '\u200BLobby\uD83D',
      specialRequirements: ' one\r\n\r\ntwo\u2028three ',
      isAdmin: 'yes',
    };
    expect(parseBooking(draft, today)).toEqual({
      ...validDraft,
      firstName: 'Ada Maria',
      lastName: 'González',
      accommodation: 'Harbour Hotel',
      pickupLocation: 'Lobby\uFFFD',
      specialRequirements: 'one\n\ntwo\nthree',
    });
  });

  it.each([
    ['email', 'ada', 'Please enter a valid email address.'],
    ['accommodation', '', 'Please enter your accommodation details.'],
  ])('parseBooking rejects a draft whose %s is %j', (field, text, message) => {
    expect(() => parseBooking({ ...validDraft, [field]: text }, today)).toThrow(message);
  });
});

it('asTourId accepts only the ids of existing tours', () => {
  expect(tourIds.map(asTourId)).toEqual(tourIds);
  const others = ['', 'belize-city', '__proto__', null, undefined, ['lamanai-tour-hopkins']];
  expect(others.map(asTourId)).toEqual(others.map(() => null));
});

it('the date field rejects a date on which the chosen tour is closed', () => {
  const tours = ['lamanai-tour-hopkins'] as const;
  const closed = [{ from: '2026-12-25', to: '2026-12-26', reason: 'Christmas', tours }];
  const errorsOf = (date: string, tourId: string) => {
    const draft = { ...validDraft, persons: '4', date, tourId };
    return fieldErrors(tripRules(draft, '2026-11-20', closed), draft);
  };
  expect(errorsOf('2026-12-24', tours[0])).toEqual({});
  expect(errorsOf('2026-12-26', 'lamanai-tour-placencia')).toEqual({});
  expect(errorsOf('2026-12-26', tours[0])).toEqual({
    date: expect.stringContaining('(Christmas)'),
  });
});
