import { describe, expect, test } from 'vitest';

import { noNotices, type Closure } from '#domain/notices/notices.ts';
import { CLOSED_DAYS_LIMIT, noticesSchema, REASON_LIMIT } from '#domain/notices/notices-schema.ts';
import {
  parseCurrentNotices,
  parseNotices,
  parseNoticesObject,
} from '#domain/notices/parse-notices.ts';
import { parseResult } from '#tests/support/notices.ts';

const TODAY = '2026-12-01';

const read = (file: object) => parseCurrentNotices(JSON.stringify(file), TODAY);

const parsed = (file: unknown) => parseNotices(JSON.stringify(file));

const HOPKINS = 'lamanai-tour-hopkins';
const PLACENCIA = 'lamanai-tour-placencia';
const christmas = { day: '2026-12-25', reason: 'Christmas Day' };
const onChristmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const range = { from: '2026-12-24', to: '2027-01-02', reason: 'Works' };
const oneDay = { ...range, to: range.from };
const ofTours = { ...range, tours: [HOPKINS, PLACENCIA] as const };
const weekly: Closure = { weekdays: ['Sunday', 'Monday'], tours: [HOPKINS] };
const flood = { id: 'flood-2026', text: 'The river is high. Tours start an hour later.' };

const notADay = 'must be a day of the calendar, such as 2026-12-25';
const notAText = 'must be a text in quotation marks';

describe('the notices file', () => {
  test.each([
    ['no fields', {}, {}],
    ['an empty list and a null banner', { closedDays: [], banner: null }, {}],
    ['a closed day', { closedDays: [christmas] }, { closedDays: [onChristmas] }],
    ['ranges of closed days', { closedDays: [range, oneDay] }, { closedDays: [range, oneDay] }],
    ['a closure of tours', { closedDays: [ofTours] }, { closedDays: [ofTours] }],
    ['a closure of weekdays', { closedDays: [weekly] }, { closedDays: [weekly] }],
    [
      'a closure without a reason',
      { closedDays: [{ from: range.from, to: range.to }] },
      { closedDays: [{ from: range.from, to: range.to }] },
    ],
    ['a banner', { banner: flood }, { banner: flood }],
    ['a banner without a last day', { banner: { ...flood, until: null } }, { banner: flood }],
  ])('the notices parser accepts a file with %s', (_what, file, notices) => {
    expect(read(file)).toEqual(parseResult(notices));
    expect(noticesSchema.safeParse(file).success).toBe(true);
  });

  const unclear = ': must have either "day", or both "from" and "to", or "weekdays"';

  test.each([
    ['a day that does not exist', { ...christmas, day: '2026-02-30' }, `, "day": ${notADay}`],
    [
      'a day that is a number',
      { ...christmas, day: 2026 },
      ', "day": must be a day in quotation marks, such as "2026-12-25"',
    ],
    ['no day', { reason: 'x' }, unclear],
    ['only a first day', { from: '2026-12-25', reason: 'x' }, unclear],
    ['only a last day', { to: '2026-12-25', reason: 'x' }, unclear],
    ['a day and a first day', { ...christmas, from: '2026-12-25' }, unclear],
    ['a day and a last day', { ...christmas, to: '2026-12-25' }, unclear],
    ['a day and a range', { ...christmas, ...range }, unclear],
    ['a day and weekdays', { ...christmas, weekdays: ['Monday'] }, unclear],
    ['a range and weekdays', { ...range, weekdays: ['Monday'] }, unclear],
    ['a reversed range', { ...range, to: '2026-12-23' }, ', "to": must not be before "from"'],
    ['no weekdays in its list', { weekdays: [] }, ', "weekdays": must name at least one weekday'],
    [
      'a weekday that is not in a list',
      { weekdays: 'Monday' },
      ', "weekdays": must be a list of weekdays in square brackets',
    ],
    [
      'an unknown weekday',
      { weekdays: ['Mon'] },
      ', "weekdays": must be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
    ],
    ['an invisible reason', { ...christmas, reason: ' \u200B ' }, ', "reason": must not be empty'],
    [
      'a tour that is not in a list',
      { ...christmas, tours: HOPKINS },
      ', "tours": must be a list of tours in square brackets',
    ],
    [
      'an empty list of tours',
      { ...christmas, tours: [] },
      ', "tours": must name at least one tour',
    ],
    [
      'an unknown tour',
      { ...christmas, tours: ['hopkins'] },
      ', "tours": "hopkins" is not the name of a tour',
    ],
    ['text instead of an object', 'Easter', ': must be in curly brackets, with "day" in it'],
  ])('the notices parser drops only the closed-days entry with %s', (_what, entry, problem) => {
    expect(read({ closedDays: [christmas, entry, range], banner: flood })).toEqual(
      parseResult(
        { closedDays: [onChristmas, range], banner: flood },
        `Closed days, entry 2${problem}`,
      ),
    );
  });

  test('the notices parser keeps the known tours of an entry that also has an unknown tour', () => {
    expect(read({ closedDays: [{ ...range, tours: [HOPKINS, 'atlantis'] }] })).toEqual(
      parseResult(
        { closedDays: [{ ...range, tours: [HOPKINS] }] },
        'Closed days, entry 1, "tours": "atlantis" is not the name of a tour',
      ),
    );
  });

  test.each([
    [
      'an id with spaces',
      { id: 'no spaces please', text: 'x' },
      ', "id": must be letters, digits and hyphens, at most 60',
    ],
    ['an id that is a number', { id: 1, text: 'x' }, `, "id": ${notAText}`],
    ['no text', { id: 'a' }, `, "text": ${notAText}`],
    ['an invalid last day', { ...flood, until: 'Friday' }, `, "until": ${notADay}`],
    [
      'a number instead of an object',
      7,
      ': must be in curly brackets, with "id" and "text" in it, or be null',
    ],
  ])('the notices parser drops only the banner with %s', (_what, banner, problem) => {
    expect(read({ closedDays: [christmas], banner })).toEqual(
      parseResult({ closedDays: [onChristmas] }, `Banner${problem}`),
    );
  });

  test('the notices parser reports every unknown field and keeps the rest', () => {
    const file = {
      closedDays: [{ ...christmas, tour: HOPKINS }],
      banner: { ...flood, link: '/tours', til: '2026-12-05' },
      constructor: 'for staff',
      Banner: null,
    };
    const places = [
      'The file, "constructor"',
      'The file, "Banner"',
      'Closed days, entry 1, "tour"',
      'Banner, "link"',
      'Banner, "til"',
    ];
    expect(read(file)).toEqual({
      ...parseResult({ closedDays: [onChristmas], banner: flood }),
      unknown: places.map((place) => `${place}: is not recognized and is ignored`),
    });
  });

  test('the notices parser reports an unknown field in addition to a missing field', () => {
    expect(read({ closedDays: [{ dai: '2026-12-25', reasn: 'x' }] })).toEqual({
      ...parseResult({}, `Closed days, entry 1${unclear}`),
      unknown: ['dai', 'reasn'].map(
        (field) => `Closed days, entry 1, "${field}": is not recognized and is ignored`,
      ),
    });
  });

  test('the notices file can start with a byte order mark', () => {
    expect(parseNoticesObject('\uFEFF{"banner":"\uFEFF"}')).toEqual({ banner: '\uFEFF' });
  });

  const unreadable =
    'The file: cannot be read. Check for a missing or extra quotation mark, bracket or comma';
  const tooMany = Array.from({ length: CLOSED_DAYS_LIMIT + 1 }, () => christmas);

  test.each([
    ['an HTML page', '<!doctype html><title>Not found</title>', unreadable],
    ['an empty text', '', unreadable],
    ['a list', '[]', unreadable],
    ['null', 'null', unreadable],
    ['JSON followed by a byte order mark', ' {}\uFEFF', unreadable],
    [
      'text instead of a list of closed days',
      '{"closedDays": "Christmas"}',
      '"closedDays": must be a list in square brackets',
    ],
    [
      'too many closed days',
      JSON.stringify({ closedDays: tooMany }),
      '"closedDays": has 401 entries; 400 are allowed',
    ],
  ])(
    'the notices parser reports a problem for %s instead of a notices file',
    (_what, text, problem) => {
      expect(parseCurrentNotices(text, TODAY)).toEqual(parseResult({}, problem));
    },
  );

  test('the notices parser accepts at most 400 closed days', () => {
    const { notices } = read({ closedDays: tooMany.slice(1) });
    expect(notices.closedDays).toHaveLength(CLOSED_DAYS_LIMIT);
    expect(read({ closedDays: tooMany }).problems).toHaveLength(1);
  });

  const closed = (entry: object) => ({ closedDays: [{ ...christmas, ...entry }] });
  const announced = (fields: object) => ({ banner: { ...flood, ...fields } });
  test.each<[what: string, file: object, isGood: boolean]>([
    ['a day of the year 0', closed({ day: '0000-01-01' }), false],
    ['a reason of 100 characters', closed({ reason: '🐊'.repeat(REASON_LIMIT) }), true],
    ['a reason of 101 characters', closed({ reason: 'x'.repeat(REASON_LIMIT + 1) }), false],
    ['a reason with many spaces', closed({ reason: `a${' '.repeat(200)}\n\u200Bb ` }), true],
    ['null for tours', closed({ tours: null }), false],
    ['a banner id of 60 characters', announced({ id: 'Flood_2026-'.padEnd(60, 'x') }), true],
    ['a banner id of 61 characters', announced({ id: 'x'.repeat(61) }), false],
    ['a banner id that ends with a line break', announced({ id: 'flood\n' }), false],
    ['null for closed days', { closedDays: null }, false],
  ])('the notices parser reports a problem only for invalid data: %s', (_what, file, isGood) => {
    const { problems, unknown } = read(file);
    expect([...problems, ...unknown].length === 0).toBe(isGood);
  });

  test('the notices parser accepts the tours of another content folder', () => {
    const file = JSON.stringify({ closedDays: [{ ...range, tours: ['corozal'] }] });
    expect(parseNotices(file, ['corozal'])).toEqual(
      parseResult({ closedDays: [{ ...range, tours: ['corozal'] }] }),
    );
    expect(parseNotices(file, [HOPKINS]).notices).toEqual(noNotices);
  });

  test('past days of the notices file are visible only to staff', () => {
    const endsToday = { ...range, from: '2026-11-20', to: TODAY };
    const closedDays = [endsToday, { ...endsToday, to: '2026-11-30' }];
    const banner = { ...flood, until: '2026-11-30' };
    expect(read({ closedDays, banner })).toEqual(parseResult({ closedDays: [endsToday] }));
    expect(parsed({ closedDays, banner })).toEqual(parseResult({ closedDays, banner }));
    const bannerOfToday = { ...flood, until: TODAY };
    expect(read({ banner: bannerOfToday })).toEqual(parseResult({ banner: bannerOfToday }));
  });
});
