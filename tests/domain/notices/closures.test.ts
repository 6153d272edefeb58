import { describe, expect, test } from 'vitest';

import { closedDayMessage, closedDaysHint, closureOn } from '#domain/notices/closures.ts';
import type { Closure } from '#domain/notices/notices.ts';

const HOPKINS = 'lamanai-tour-hopkins';
const PLACENCIA = 'lamanai-tour-placencia';
const FLIGHT = 'lamanai-tour-san-pedro-by-flight';
const BOAT = 'lamanai-tour-san-pedro-by-boat';

const christmas: Closure = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const works: Closure = {
  from: '2026-12-24',
  to: '2027-01-02',
  reason: 'Bridge works',
  tours: [BOAT, HOPKINS],
};
const wind: Closure = { ...christmas, to: '2026-12-26', reason: 'Wind', transport: 'flight' };

const soldOut: Closure = {
  from: '2026-12-28',
  to: '2026-12-28',
  reason: 'Sold out',
  tours: [HOPKINS],
  soldOut: true,
};

const later: Closure = { from: '2027-03-26', to: '2027-03-26', reason: 'Good Friday' };

describe('a closure on a day and for a tour', () => {
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
    ['a tour with the closed means of transport', wind, '2026-12-25', FLIGHT, true],
    ['a tour with another means of transport', wind, '2026-12-25', BOAT, false],
    ['a closed means of transport without a chosen tour', wind, '2026-12-25', '', false],
    ['a tour that does not exist', wind, '2026-12-25', 'nowhere', false],
  ])(
    'closureOn finds a closure only for its days and tours: %s',
    (_what, closure, day, tourId, isClosed) => {
      expect(closureOn([closure], day, tourId)).toBe(isClosed ? closure : undefined);
    },
  );

  test('the first matching closure takes precedence over later entries', () => {
    const again = { ...christmas, reason: 'Again' };
    expect(closureOn([works, christmas, again], '2026-12-25', PLACENCIA)).toBe(christmas);
    expect(closureOn([works, christmas, again], '2026-12-25', HOPKINS)).toBe(works);
  });
});

test.each([
  [christmas, '', 'There are no tours on this day (Christmas Day). Please select another date.'],
  [
    works,
    HOPKINS,
    'The tour from Hopkins does not run on this day (Bridge works). Please select another date or another tour.',
  ],
  [
    wind,
    FLIGHT,
    'The tour from San Pedro by Flight does not run on this day (Wind). Please select another date or another tour.',
  ],
  [
    soldOut,
    HOPKINS,
    'The tour from Hopkins is sold out on this day. Please select another date or another tour.',
  ],
])('the error for the closure %j and the tour "%s" is: %s', (closure, id, message) => {
  expect(closedDayMessage(closure, id)).toBe(message);
});

test.each([
  ['nothing without closures', [], HOPKINS, ''],
  ['nothing for a tour without closures', [works], PLACENCIA, ''],
  ['a closure of all tours', [christmas], '', 'No tours on December 25, 2026 (Christmas Day).'],
  ['a sold-out day', [soldOut], HOPKINS, 'This tour is sold out on December 28, 2026.'],
  ['nothing for a sold-out day of another tour', [soldOut], PLACENCIA, ''],
  [
    'a closure of the tour',
    [works],
    HOPKINS,
    'This tour does not run on December 24, 2026 to January 2, 2027 (Bridge works).',
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
