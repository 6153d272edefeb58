import { describe, expect, test } from 'vitest';

import { noNotices } from '#domain/notices/notices.ts';
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
const byBoat = { ...range, transport: 'water-taxi' } as const;
const flood = { id: 'flood-2026', text: 'The river is high. Tours start an hour later.' };

const notADay = 'must be a day of the calendar, such as 2026-12-25';
const notAText = 'must be a text in quotation marks';

describe('the notices file', () => {
  test.each([
    ['nothing', {}, {}],
    ['nothing, in as many words', { closedDays: [], banner: null }, {}],
    ['a day', { closedDays: [christmas] }, { closedDays: [onChristmas] }],
    ['ranges', { closedDays: [range, oneDay] }, { closedDays: [range, oneDay] }],
    ['tours', { closedDays: [ofTours] }, { closedDays: [ofTours] }],
    ['a way of travel', { closedDays: [byBoat] }, { closedDays: [byBoat] }],
    ['a banner', { banner: flood }, { banner: flood }],
    ['a banner without a last day', { banner: { ...flood, until: null } }, { banner: flood }],
  ])('the notices file is read with %s', (_what, file, notices) => {
    expect(read(file)).toEqual(parseResult(notices));
    expect(noticesSchema.safeParse(file).success).toBe(true);
  });

  const unclear = ': must have either "day", or both "from" and "to"';

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
    ['a range turned round', { ...range, to: '2026-12-23' }, ', "to": must not be before "from"'],
    ['no reason', { day: '2026-12-31' }, `, "reason": ${notAText}`],
    ['an unseen reason', { ...christmas, reason: ' \u200B ' }, ', "reason": must not be empty'],
    [
      'one name',
      { ...christmas, tours: HOPKINS },
      ', "tours": must be a list of tours in square brackets',
    ],
    [
      'a list without a tour',
      { ...christmas, tours: [] },
      ', "tours": must name at least one tour',
    ],
    [
      'no such tour',
      { ...christmas, tours: ['hopkins'] },
      ', "tours": "hopkins" is not the name of a tour',
    ],
    [
      'no such way of travel',
      { ...christmas, transport: 'boat' },
      ', "transport": must be one of flight, water-taxi, road',
    ],
    [
      'tours and a way of travel',
      { ...christmas, tours: [HOPKINS], transport: 'road' },
      ': must have "tours" or "transport", not both',
    ],
    ['a text', 'Easter', ': must be in curly brackets, with "day" and "reason" in it'],
  ])('the notices file loses only the entry with %s, and reports why', (_what, entry, problem) => {
    expect(read({ closedDays: [christmas, entry, range], banner: flood })).toEqual(
      parseResult(
        { closedDays: [onChristmas, range], banner: flood },
        `Closed days, entry 2${problem}`,
      ),
    );
  });

  test('the notices file keeps the known tours of an entry with an unknown one', () => {
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
    ['a last day that is none', { ...flood, until: 'Friday' }, `, "until": ${notADay}`],
    ['another shape', 7, ': must be in curly brackets, with "id" and "text" in it, or be null'],
  ])(
    'the notices file loses only the banner with %s, and reports why',
    (_what, banner, problem) => {
      expect(read({ closedDays: [christmas], banner })).toEqual(
        parseResult({ closedDays: [onChristmas] }, `Banner${problem}`),
      );
    },
  );

  test('the parser reports every unknown field of the notices file and keeps the rest', () => {
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

  test('the parser reports an unknown field next to the missing one', () => {
    expect(read({ closedDays: [{ day: '2026-12-25', reasn: 'x' }] })).toEqual({
      ...parseResult({}, `Closed days, entry 1, "reason": ${notAText}`),
      unknown: ['Closed days, entry 1, "reasn": is not recognized and is ignored'],
    });
  });

  test('the notices file may start with a byte order mark', () => {
    expect(parseNoticesObject('\uFEFF{"banner":"\uFEFF"}')).toEqual({ banner: '\uFEFF' });
  });

  const unreadable =
    'The file: cannot be read. Check for a missing or extra quotation mark, bracket or comma';
  const tooMany = Array.from({ length: CLOSED_DAYS_LIMIT + 1 }, () => christmas);

  test.each([
    ['a page of HTML', '<!doctype html><title>Not found</title>', unreadable],
    ['nothing', '', unreadable],
    ['a list', '[]', unreadable],
    ['null', 'null', unreadable],
    ['followed by a mark', ' {}\uFEFF', unreadable],
    [
      'a list of closed days that is none',
      '{"closedDays": "Christmas"}',
      '"closedDays": must be a list in square brackets',
    ],
    [
      'more closed days than anyone means',
      JSON.stringify({ closedDays: tooMany }),
      '"closedDays": has 401 entries; 400 are allowed',
    ],
  ])('the notices file counts as empty if it is %s, and reports why', (_what, text, problem) => {
    expect(parseCurrentNotices(text, TODAY)).toEqual(parseResult({}, problem));
  });

  test('the notices file has a limit of closed days', () => {
    const { notices } = read({ closedDays: tooMany.slice(1) });
    expect(notices.closedDays).toHaveLength(CLOSED_DAYS_LIMIT);
    expect(read({ closedDays: tooMany }).problems).toHaveLength(1);
  });

  const closed = (entry: object) => ({ closedDays: [{ ...christmas, ...entry }] });
  const announced = (fields: object) => ({ banner: { ...flood, ...fields } });
  test.each<[what: string, file: object, isGood: boolean]>([
    ['a day of the year 0', closed({ day: '0000-01-01' }), false],
    ['a reason as long as may be', closed({ reason: '🐊'.repeat(REASON_LIMIT) }), true],
    ['a reason that is longer', closed({ reason: 'x'.repeat(REASON_LIMIT + 1) }), false],
    ['a reason with much air in it', closed({ reason: `a${' '.repeat(200)}\n\u200Bb ` }), true],
    ['null for tours', closed({ tours: null }), false],
    ['a name as long as may be', announced({ id: 'Flood_2026-'.padEnd(60, 'x') }), true],
    ['a name that is longer', announced({ id: 'x'.repeat(61) }), false],
    ['a name that ends in a line break', announced({ id: 'flood\n' }), false],
    ['null for closed days', { closedDays: null }, false],
  ])('the notices file with %s is read completely or reports a problem', (_what, file, isGood) => {
    const { problems, unknown } = read(file);
    expect([...problems, ...unknown].length === 0).toBe(isGood);
  });

  test('the parser accepts the tours of another content folder', () => {
    const file = JSON.stringify({ closedDays: [{ ...range, tours: ['corozal'] }] });
    expect(parseNotices(file, ['corozal'])).toEqual(
      parseResult({ closedDays: [{ ...range, tours: ['corozal'] }] }),
    );
    expect(parseNotices(file, [HOPKINS]).notices).toEqual(noNotices);
  });

  test('visitors do not see past days of the notices file, but staff do', () => {
    const endsToday = { ...range, from: '2026-11-20', to: TODAY };
    const closedDays = [endsToday, { ...endsToday, to: '2026-11-30' }];
    const banner = { ...flood, until: '2026-11-30' };
    expect(read({ closedDays, banner })).toEqual(parseResult({ closedDays: [endsToday] }));
    expect(parsed({ closedDays, banner })).toEqual(parseResult({ closedDays, banner }));
    const bannerOfToday = { ...flood, until: TODAY };
    expect(read({ banner: bannerOfToday })).toEqual(parseResult({ banner: bannerOfToday }));
  });
});
