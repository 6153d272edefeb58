import { describe, expect, test } from 'vitest';

import { checkContent } from '#content/check-content.ts';
import { loadContent } from '#content/load-content.ts';
import { formatProblem } from '#content/problem-text.ts';
import { readContent } from '#content/read-content.ts';
import { toSchedule } from '#content/schedule.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const { dir, change } = useContentCopy();
const getHopkins = () => loadContent(dir()).tours.find(({ slug }) => slug === 'hopkins-belize');

test('a tour without closed weekdays and season has no schedule', () => {
  expect(getHopkins()?.schedule).toBeUndefined();
});

test('a tour with closed weekdays and a season has both in its schedule', () => {
  change('hopkins closedWeekdays', ['Sunday', 'Monday']);
  change('hopkins seasonFirstDay', 'November 15');
  change('hopkins seasonLastDay', 'April 3');
  expect(getHopkins()?.schedule).toEqual({
    text: 'Tuesday to Saturday, November 15 to April 3',
    closedWeekdays: [0, 1],
    season: { from: '11-15', to: '04-03' },
  });
});

test.each<[closed: Parameters<typeof toSchedule>[0]['closedWeekdays'], text: string]>([
  [['Sunday'], 'Monday to Saturday'],
  [['Saturday', 'Sunday'], 'Monday to Friday'],
  [['Monday'], 'Tuesday to Sunday'],
  [['Wednesday'], 'every day except Wednesday'],
  [['Sunday', 'Wednesday'], 'every day except Wednesday and Sunday'],
  [['Tuesday', 'Thursday', 'Saturday', 'Sunday'], 'Monday, Wednesday and Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Saturday and Sunday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Sunday'],
])('a tour that is closed on %j runs "%s"', (closedWeekdays, text) => {
  expect(toSchedule({ closedWeekdays })?.text).toBe(text);
});

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const season = (first: string | undefined, last: string | undefined) =>
  [
    ['hopkins seasonFirstDay', first],
    ['hopkins seasonLastDay', last],
  ] as const;

describe('the build', () => {
  test.each<[sentence: string, changes: readonly (readonly [place: string, value: unknown])[]]>([
    ['Weekdays without tours: at most 6 entries', [['hopkins closedWeekdays', week]]],
    [
      'Weekdays without tours: Sunday is there twice',
      [['hopkins closedWeekdays', ['Sunday', 'Monday', 'Sunday']]],
    ],
    ['Latest request, hours before pickup: at least 1', [['hopkins cutOffHours', 0]]],
    ['Latest request, hours before pickup: at most 336', [['hopkins cutOffHours', 400]]],
    [
      'Book elsewhere: copy the whole address, which begins with https://',
      [['hopkins bookingLink', 'http://fareharbor.com/lamanai']],
    ],
    [
      'Book elsewhere: copy the whole address, which begins with https://',
      [['hopkins bookingLink', 'fareharbor.com']],
    ],
    [
      'Pickup place 1, Time: write the time like 8:00 AM',
      [['hopkins pickupTimes', [{ place: 'Harbor Hotel', time: '7.45' }]]],
    ],
    [
      'Pickup place 1, Place: this field is empty',
      [['hopkins pickupTimes', [{ place: ' ', time: '7:45 AM' }]]],
    ],
    [
      'Pickup places with a time: Harbor Hotel is there twice',
      [
        [
          'hopkins pickupTimes',
          ['7:45 AM', '8:00 AM'].map((time) => ({ place: 'Harbor Hotel', time })),
        ],
      ],
    ],
    [
      'Children’s price, up to age: say up to which age children pay',
      [['hopkins childrenPriceUsd', 90]],
    ],
    [
      'Children’s price: write the children’s price, or leave the age empty too',
      [['hopkins childrenUpToAge', 11]],
    ],
    [
      'Children’s price: it must be less than the price, 271',
      [
        ['hopkins priceUsd', 271],
        ['hopkins childrenPriceUsd', 271],
        ['hopkins childrenUpToAge', 11],
      ],
    ],
    ['Children’s price: at least 0', [['hopkins childrenPriceUsd', -1]]],
    ['Children’s price, up to age: at most 17', [['hopkins childrenUpToAge', 18]]],
    ['Weekday 1: it is not one of Monday', [['hopkins closedWeekdays', ['Sun']]]],
    ['Season, first day: write the day like November 15', season('Nov 15', 'April 30')],
    ['Season, first day: write the day like November 15', season('November 31', 'April 30')],
    ['Season, last day: write the day like November 15', season('November 15', '04-30')],
    ['Season, last day: a season needs its first and its last day', season('May 1', undefined)],
    ['Season, first day: a season needs its first and its last day', season(undefined, 'May 1')],
    ['Season, last day: the season is the whole year', season('January 1', 'December 31')],
    ['Season, last day: the season is the whole year', season('March 1', 'February 29')],
  ])('rejects with "%s"', (sentence, changes) => {
    for (const [place, value] of changes) change(place, value);
    expect(() => loadContent(dir())).toThrow(sentence);
  });

  test.each([
    ['February 29', 'March 1'],
    ['May 5', 'May 5'],
  ])('accepts a season from %s to %s', (first, last) => {
    for (const [place, value] of season(first, last)) change(place, value);
    expect(checkContent(readContent(dir())).problems).toEqual([]);
  });
});

test('at least one tour must stay in the booking form', () => {
  const raw = readContent(dir());
  const elsewhere = Object.fromEntries(
    Object.entries(raw).map(([file, value]) => [
      file,
      file.startsWith('tours/')
        ? { ...(value as object), bookingLink: 'https://fareharbor.com/lamanai' }
        : value,
    ]),
  );
  const hopkins = 'tours/hopkins-belize';
  expect(checkContent({ ...elsewhere, [hopkins]: raw[hopkins] }).problems).toEqual([]);
  expect(checkContent(elsewhere).problems.map(formatProblem)).toEqual([
    expect.stringContaining('Book elsewhere: the booking form needs at least one tour'),
  ]);
});
