import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { describe, expect, it, vi } from 'vitest';

import {
  belizeToday,
  isBookableDay,
  isRealDay,
  lastBookableDay,
  toIsoDay,
  toLocalDate,
} from '#domain/site/calendar.ts';
import { inZone, zones, zonesWithoutMidnight } from '#tests/support/time-zone.ts';

const run = promisify(execFile);
const everyZone = [...zones, ...zonesWithoutMidnight];

const twoYears = Array.from({ length: 731 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

describe.each(everyZone)('in the time zone %s', (zone) => {
  it.each([
    ['at 23:59 on an ordinary day', '2026-03-10T05:59:59.999Z', '2026-03-09'],
    ['at midnight', '2026-03-10T06:00:00.000Z', '2026-03-10'],
    ['at 23:59 in July, without daylight saving', '2026-08-01T05:59:00.000Z', '2026-07-31'],
    ['on New Year’s Day', '2027-01-01T06:01:00.000Z', '2027-01-01'],
  ])('belizeToday returns the day in Belize: %s', (_, now, expected) => {
    inZone(zone, () => expect(belizeToday(new Date(now))).toBe(expected));
  });

  it.each([
    ['2026-12-31', '2027-12-31'],
    ['2028-02-28', '2029-02-28'],
    ['2028-02-29', '2029-02-28'],
    // In Santiago, the clocks skip midnight on September 6, 2026. This day is the first day of this row and the last
    // day of the next row.
    ['2026-09-06', '2027-09-06'],
    ['2025-09-06', '2026-09-06'],
  ])('on %s, the last bookable day is %s', (today, last) => {
    inZone(zone, () => expect(lastBookableDay(today)).toBe(last));
  });

  it('every day of two years is converted to a local date and back', () => {
    inZone(zone, () => {
      expect(twoYears.map((day) => toIsoDay(toLocalDate(day)))).toEqual(twoYears);
    });
  });
});

describe('isRealDay', () => {
  it.each(['2026-12-31', '2028-02-29'])('isRealDay accepts %s', (day) => {
    expect(isRealDay(day)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '12026-01-01',
    '+002026-12-25',
    ' 2026-12-25',
    '2026-12-25\n',
    '２０２６-12-25',
  ])('isRealDay rejects %j', (day) => {
    expect(isRealDay(day)).toBe(false);
  });
});

it.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2027-02-29', false],
  ['2027-11-20', true],
  ['2027-11-21', false],
])('on 2026-11-20, isBookableDay for %s is %s', (day, isBookable) => {
  expect(isBookableDay(day, '2026-11-20')).toBe(isBookable);
});

it.each(everyZone)(
  'in the time zone %s, the date formatters do not shift the day',
  async (zone) => {
    // A page creates each format only once, in the device's time zone. The reset creates new formats.
    vi.resetModules();
    const page = await import('#domain/site/calendar.ts');
    inZone(zone, () => {
      expect([
        page.formatDay('2026-12-25'),
        page.formatDayWithWeekday('2026-12-25'),
        page.formatShortDay('2026-12-25'),
      ]).toEqual(['December 25, 2026', 'Friday, December 25, 2026', 'Fri, Dec 25, 2026']);
    });
  },
);

describe('the language of the device', () => {
  const script = `
    import { belizeToday, formatDay, lastBookableDay } from '#domain/site/calendar.ts';
    const now = new Date('2026-11-21T06:01:00Z');
    const year = new Intl.DateTimeFormat(undefined, { year: 'numeric' }).format(now);
    const today = belizeToday(now);
    console.log(JSON.stringify([year, today, lastBookableDay(today), formatDay(today)]));
  `;

  it.each([
    ['th_TH.UTF-8', 'พ.ศ. 2569'],
    ['ar_EG.UTF-8', '٢٠٢٦'],
  ])(
    'the device language %s, which formats the year as %s, does not change dates',
    { timeout: 30_000 },
    async (language, year) => {
      const { stdout } = await run(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', script],
        { env: { ...process.env, LC_ALL: language } },
      );
      expect(JSON.parse(stdout)).toEqual([year, '2026-11-21', '2027-11-21', 'November 21, 2026']);
    },
  );
});
