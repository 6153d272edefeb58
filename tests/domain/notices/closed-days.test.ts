import { describe, expect, test } from 'vitest';

import { fieldErrors, parseBooking, tripRules } from '#domain/booking/draft.ts';
import { closedDaysHint, dayProblemText, findDayProblem } from '#domain/notices/closed-days.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { validDraft } from '#tests/support/booking-draft.ts';

const HOPKINS = 'lamanai-tour-hopkins';
const PLACENCIA = 'lamanai-tour-placencia';
const BOAT = 'lamanai-tour-san-pedro-by-boat';

const today = '2026-11-20';

const christmas: Closure = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const works: Closure = {
  from: '2026-12-24',
  to: '2027-01-02',
  reason: 'Bridge works',
  tours: [BOAT, HOPKINS],
};
const later: Closure = { from: '2027-03-26', to: '2027-03-26', reason: 'Good Friday' };
const mondays: Closure = { weekdays: ['Monday', 'Tuesday'], tours: [HOPKINS] };
const sundays: Closure = { weekdays: ['Sunday'], reason: 'Day of rest' };

const problemText = (day: string, tourId: string, closedDays: readonly Closure[]) => {
  const problem = findDayProblem(day, tourId, { today, closedDays });
  return problem && dayProblemText(problem);
};

describe('a closure', () => {
  test.each<[what: string, closure: Closure, day: string, tourId: string, isClosed: boolean]>([
    ['the closed day with any tour', christmas, '2026-12-25', HOPKINS, true],
    ['the closed day without a chosen tour', christmas, '2026-12-25', '', true],
    ['the day before a closed day', christmas, '2026-12-24', HOPKINS, false],
    ['the day after a closed day', christmas, '2026-12-26', HOPKINS, false],
    ['the first day of a range', works, '2026-12-24', HOPKINS, true],
    ['a day of a range after the end of the year', works, '2027-01-01', HOPKINS, true],
    ['the last day of a range', works, '2027-01-02', HOPKINS, true],
    ['the day after a range', works, '2027-01-03', HOPKINS, false],
    ['a tour that the closure does not list', works, '2026-12-25', PLACENCIA, false],
    ['listed tours without a chosen tour', works, '2026-12-25', '', false],
    ['a tour that does not exist', works, '2026-12-25', 'nowhere', false],
    ['a closed weekday', mondays, '2026-12-21', HOPKINS, true],
    ['another closed weekday', mondays, '2026-12-22', HOPKINS, true],
    ['the weekday after it', mondays, '2026-12-23', HOPKINS, false],
    ['a closed weekday of another tour', mondays, '2026-12-21', PLACENCIA, false],
    ['the last weekday of the week', sundays, '2026-12-20', PLACENCIA, true],
  ])('closes only its days and tours: %s', (_what, closure, day, tourId, isClosed) => {
    expect(problemText(day, tourId, [closure]) !== undefined).toBe(isClosed);
  });

  test('of several closures, guests read the reason of the first', () => {
    const again = { ...christmas, reason: 'Again' };
    const reasonFor = (tourId: string) =>
      findDayProblem('2026-12-25', tourId, { today, closedDays: [works, christmas, again] })
        ?.reason;
    expect(reasonFor(PLACENCIA)).toBe('There are no tours on this day (Christmas Day).');
    expect(reasonFor(HOPKINS)).toMatch(/\(Bridge works\)\.$/);
  });
});

test.each([
  ['2026-12-25', '', 'There are no tours on this day (Christmas Day). Please select another date.'],
  [
    '2026-12-26',
    HOPKINS,
    'The tour from Hopkins does not run on this day (Bridge works). Please select another date or another tour.',
  ],
  [
    '2027-02-01',
    HOPKINS,
    'The tour from Hopkins does not run on this day. Please select another date or another tour.',
  ],
  [
    '2026-11-19',
    HOPKINS,
    'Please choose today or a later date (it is November 20, 2026 in Belize).',
  ],
  ['2027-11-21', HOPKINS, 'Please select a date no later than November 20, 2027.'],
  [
    '2028-11-20',
    HOPKINS,
    'Please check the year. You can choose a day from November 20, 2026 to November 20, 2027.',
  ],
  ['2026-11-20', PLACENCIA, undefined],
  ['2027-11-20', PLACENCIA, undefined],
])('the problem of the day %s for the tour "%s" is: %s', (day, tourId, text) => {
  expect(problemText(day, tourId, [christmas, works, mondays])).toBe(text);
});

test.each([
  ['nothing without closures', [], HOPKINS, ''],
  ['nothing for a tour without closures', [works], PLACENCIA, ''],
  ['a closure of all tours', [christmas], '', 'No tours on December 25, 2026 (Christmas Day).'],
  [
    'a closure of the tour',
    [works],
    HOPKINS,
    'This tour does not run on December 24, 2026 to January 2, 2027 (Bridge works).',
  ],
  [
    'weekdays',
    [sundays, mondays],
    HOPKINS,
    'No tours on Sundays (Day of rest). This tour does not run on Mondays and Tuesdays.',
  ],
  [
    'the nearest three closures',
    [{ ...later, from: '2027-05-01', to: '2027-05-01' }, later, works, christmas],
    HOPKINS,
    'No tours on December 25, 2026 (Christmas Day), March 26, 2027 (Good Friday). This tour does not run on December 24, 2026 to January 2, 2027 (Bridge works).',
  ],
] as const)('the hint about closed days lists %s', (_what, closures, tourId, hint) => {
  expect(closedDaysHint(closures, tourId)).toBe(hint);
});

describe('the date of a request', () => {
  const draft = { ...validDraft, tourId: HOPKINS, persons: '4', date: '2026-12-26' };

  test('the form refuses a closed day in the words of the one rule', () => {
    expect(fieldErrors(tripRules(draft, today, [works]), draft).date).toBe(
      problemText(draft.date, HOPKINS, [works]),
    );
  });

  test('a request that was sent before the day was closed stays valid', () => {
    expect(parseBooking(draft, today).date).toBe(draft.date);
  });
});
