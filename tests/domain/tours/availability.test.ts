import { describe, expect, it, vi } from 'vitest';

import { toSchedule } from '#content/schedule.ts';
import { answerErrors, answerOptions, answerWarnings } from '#domain/booking/answer-options.ts';
import { fieldErrors, parseBooking, tripRules } from '#domain/booking/booking.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { findObstacle, dayHint } from '#domain/tours/availability.ts';
import { noon, today, validDraft } from '#tests/support/booking-draft.ts';
import { hopkins, optionsOf, staffRequest } from '#tests/support/staff-request.ts';

const HOPKINS = 'lamanai-tour-hopkins';
const PLACENCIA = 'lamanai-tour-placencia';
const BELIZE_CITY = 'lamanai-tour-belize-city';
const FLIGHT = 'lamanai-tour-caye-caulker-by-flight';
const SAN_IGNACIO = 'lamanai-tour-san-ignacio';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-hopkins': { schedule: toSchedule({ closedWeekdays: ['Sunday'] }) },
    'lamanai-tour-placencia': {
      schedule: toSchedule({
        closedWeekdays: ['Monday'],
        seasonFirstDay: 'November 15',
        seasonLastDay: 'April 30',
      }),
    },
    'lamanai-tour-belize-city': { cutOffHours: 24 },
    'lamanai-tour-caye-caulker-by-flight': { cutOffHours: 1 },
    'lamanai-tour-san-ignacio': {
      schedule: toSchedule({
        closedWeekdays: [],
        seasonFirstDay: 'June 1',
        seasonLastDay: 'June 30',
      }),
    },
  });
});

const wind: Closure = { from: '2026-12-26', to: '2026-12-26', reason: 'Wind' };

describe('findObstacle', () => {
  it.each([
    ['a Saturday', '2026-12-26', HOPKINS, true],
    ['a closed Sunday', '2026-12-27', HOPKINS, false],
    ['a Sunday of a tour that runs on Sundays', '2026-12-27', PLACENCIA, true],
    ['a closed Monday within the season', '2026-12-28', PLACENCIA, false],
    ['the first day of the season', '2026-11-15', PLACENCIA, true],
    ['the day before the season', '2026-11-14', PLACENCIA, false],
    ['New Year within the season', '2027-01-01', PLACENCIA, true],
    ['the last day of the season', '2027-04-30', PLACENCIA, true],
    ['the day after the season', '2027-05-01', PLACENCIA, false],
    ['the first day of a season within a year', '2027-06-01', SAN_IGNACIO, true],
    ['the last day of a season within a year', '2027-06-30', SAN_IGNACIO, true],
    ['the day before a season within a year', '2027-05-31', SAN_IGNACIO, false],
    ['the day after a season within a year', '2027-07-01', SAN_IGNACIO, false],
    ['a Sunday of a tour without a schedule', '2026-12-27', 'lamanai-tour-belize-city', true],
    ['a Sunday without a chosen tour', '2026-12-27', '', true],
  ])('applies the schedule of the tour: %s', (_what, day, tourId, isOffered) => {
    expect(findObstacle(day, tourId, [], null)?.kind).toBe(isOffered ? undefined : 'schedule');
  });

  it('returns the closure of a day on which the tour usually runs', () => {
    expect(findObstacle('2026-12-26', HOPKINS, [wind], null)).toEqual({
      kind: 'closure',
      closure: wind,
    });
  });
});

describe('the latest time for a request', () => {
  // The tour from Belize City starts at 8:00 AM.
  it.each([
    ['a day before', '2026-12-24', 7 * 60, true],
    ['exactly 24 hours before', '2026-12-24', 8 * 60, true],
    ['a minute later', '2026-12-24', 8 * 60 + 1, false],
    ['on the morning of the tour', '2026-12-25', 7 * 60, false],
    ['a month before', '2026-11-25', 23 * 60, true],
  ])('is 24 hours before the start: %s', (_what, day, minutes, isOffered) => {
    const obstacle = findObstacle('2026-12-25', BELIZE_CITY, [], { today: day, minutes });
    expect(obstacle?.kind).toBe(isOffered ? undefined : 'cutOff');
  });

  it('does not matter until the time is known, and for a tour without it', () => {
    expect(findObstacle(today, BELIZE_CITY, [], null)).toBeUndefined();
    expect(findObstacle(today, SAN_IGNACIO, [], { today, minutes: noon })?.kind).toBe('schedule');
    expect(
      findObstacle(today, 'lamanai-tour-san-pedro-by-boat', [], { today, minutes: 1439 }),
    ).toBeUndefined();
  });

  it('is named in the error and in the hint', () => {
    const draft = { ...validDraft, date: '2026-11-21' };
    const errorAt = (minutes: number) =>
      fieldErrors(tripRules(draft, today, [], minutes), draft).date;
    expect(errorAt(8 * 60)).toBeUndefined();
    expect(errorAt(noon)).toBe(
      'It is too late to request the tour from Belize City for this day: requests close 24 hours before pickup at 8:00 AM. Please select another date or another tour.',
    );
    expect(dayHint(BELIZE_CITY)).toBe('Requests close 24 hours before pickup.');
    expect(dayHint(FLIGHT)).toBe('Requests close 1 hour before pickup.');
  });

  it('does not keep staff from offering a day', () => {
    const request = staffRequest({ date: '2026-11-21', pickupLocation: 'Not sure yet' });
    const options = optionsOf(request);
    expect(options.firstDay).toBe('2026-11-22');
    expect(answerWarnings(request, options, { today, minutes: noon, closedDays: [] })).toEqual([]);
  });
});

describe('the date of a request', () => {
  const dateError = (tourId: string, date: string) => {
    const draft = { ...validDraft, tourId, persons: '4', date };
    return fieldErrors(tripRules(draft, today, []), draft).date;
  };

  it('must be a day on which the tour runs', () => {
    expect(dateError(HOPKINS, '2026-12-26')).toBeUndefined();
    expect(dateError(HOPKINS, '2026-12-27')).toBe(
      'The tour from Hopkins does not run on this day. It runs Monday to Saturday. Please select another date or another tour.',
    );
    expect(dateError(PLACENCIA, '2027-05-04')).toBe(
      'The tour from Placencia does not run on this day. It runs Tuesday to Sunday, November 15 to April 30. Please select another date or another tour.',
    );
  });

  it('has only its usual error if it is not a bookable day', () => {
    expect(dateError(HOPKINS, '')).toBe('Please select a date.');
    expect(dateError(HOPKINS, '2026-11-15')).toMatch(/^Please choose today or a later date/);
  });

  it('stays valid in a request that was sent before the schedule changed', () => {
    expect(() =>
      parseBooking({ ...validDraft, ...hopkins, date: '2026-12-27' }, today),
    ).not.toThrow();
  });
});

it('the hint of the date field says when the tour runs', () => {
  expect(dayHint(HOPKINS)).toBe('This tour runs Monday to Saturday.');
  expect(dayHint('lamanai-tour-san-pedro-by-boat')).toBe('');
});

describe('the answer desk', () => {
  const sunday = staffRequest({ ...hopkins, date: '2026-12-27' });
  const facts = { today, minutes: noon, closedDays: [wind] };
  const dayWarnings = (day: string, closedDays: readonly Closure[] = [wind]) => {
    const request = staffRequest({ ...hopkins, pickupLocation: 'Not sure yet' });
    return answerWarnings(request, optionsOf(request, { day }), { ...facts, closedDays });
  };

  it('warns staff of a day on which the tour does not run', () => {
    expect(dayWarnings('2026-12-25')).toEqual([]);
    expect(dayWarnings('2026-12-26')).toEqual([
      ['Day', 'This tour is closed on that day. Offer another day.'],
    ]);
    expect(dayWarnings('2026-12-27')).toEqual([
      ['Day', 'This tour does not run on that day. It runs Monday to Saturday. Offer another day.'],
    ]);
  });

  it('warns staff of a day on which the tour is sold out', () => {
    const closedDays = [{ ...wind, tours: [HOPKINS], soldOut: true } as const];
    expect(dayWarnings(wind.from, closedDays)).toEqual([
      ['Day', 'This tour is sold out on that day. Offer another day.'],
    ]);
  });

  it('proposes only days on which the tour runs', () => {
    const saturday = staffRequest({ ...hopkins, date: '2026-12-26' });
    const { firstDay, secondDay } = answerOptions(saturday, {}, facts);
    expect([firstDay, secondDay]).toEqual(['2026-12-25', '2026-12-28']);
  });

  it('does not offer a day on which the tour does not run', () => {
    const options = answerOptions(sunday, { firstDay: '2027-01-03' }, facts);
    expect(answerErrors('otherDay', sunday, options, facts).firstDay).toBe(
      'This tour does not run on that day. It runs Monday to Saturday.',
    );
  });
});
