import { expect, it } from 'vitest';

import {
  countdown,
  daysAway,
  hasTourLeft,
  isShortNotice,
  requestTiming,
} from '#domain/booking/lead-time.ts';
import { findTour } from '#domain/tours/tours.ts';
import { specifiedTours } from '#tests/support/specification.ts';
import { inZone, zones } from '#tests/support/time-zone.ts';

const today = '2026-11-20';

it.each([
  ['2026-11-19', false, 'in -1 days'],
  ['2026-11-20', true, 'today'],
  ['2026-11-21', true, 'tomorrow'],
  ['2026-11-22', true, 'in 2 days'],
  ['2026-11-23', false, 'in 3 days'],
  ['2027-11-20', false, 'in 365 days'],
])('on 2026-11-20, isShortNotice for %s is %s and daysAway is "%s"', (date, isShort, away) => {
  expect([isShortNotice(date, today), daysAway(date, today)]).toEqual([isShort, away]);
});

it('the countdown text states the day from which it counts', () => {
  expect(countdown('2026-11-23', today)).toBe(
    'In 3 days, counted from the day it was sent, Friday, November 20, 2026',
  );
});

it.each(zones)(
  'in the time zone %s, the countdown counts calendar days across daylight saving changes',
  (zone) => {
    inZone(zone, () => {
      expect(daysAway('2026-11-03', '2026-10-20')).toBe('in 14 days');
      expect(isShortNotice('2026-11-02', '2026-10-31')).toBe(true);
    });
  },
);

/** The start time of each tour, from its itinerary. */
const starts = {
  'belize-city': [8, 0],
  'san-pedro-boat': [5, 45],
  'san-pedro-flight': [7, 0],
  'caye-caulker-boat': [6, 15],
  'caye-caulker-flight': [7, 15],
  'hopkins-belize': [5, 30],
  'san-ignacio-belize': [6, 0],
  'placencia-belize': [4, 30],
} as const satisfies Record<string, readonly [hours: number, minutes: number]>;

it.each(specifiedTours)(
  'the tour $slug departs at the first time of its itinerary',
  ({ id, slug }) => {
    const [hours, minutes] = starts[slug as keyof typeof starts];
    const start = hours * 60 + minutes;
    const tour = findTour(id);
    const isGone = (at: number, date = today) => hasTourLeft({ today, minutes: at }, tour, date);
    expect([0, start - 1, start, 24 * 60 - 1].map((at) => isGone(at))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isGone(24 * 60 - 1, '2026-11-21')).toBe(false);
    expect(isGone(24 * 60 - 1, '2026-11-19')).toBe(false);
  },
);

it.each([
  [720, '2026-11-20', 'departed'],
  [479, '2026-11-20', 'soon'],
  [720, '2026-11-21', 'soon'],
  [720, '2026-11-22', 'soon'],
  [720, '2026-11-23', null],
])(
  'at minute %i of 2026-11-20, the timing of the 8:00 AM tour on %s is %s',
  (minutes, day, timing) => {
    const tour = findTour('lamanai-tour-belize-city');
    expect(requestTiming({ today, minutes }, tour, day)).toBe(timing);
  },
);
