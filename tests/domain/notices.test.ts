import { describe, expect, test } from 'vitest';

import { readFiles } from '#content/content-files.ts';
import { contentProblems } from '#content/content-rules.ts';
import { BANNER_LIMIT, CLOSED_DAYS_LIMIT, REASON_LIMIT } from '#content/notice-limits.ts';
import { noticesSchema } from '#content/schema/company.ts';
import { contentDir } from '#content/written.ts';
import { noNotices, retryDelayMs } from '#domain/notices.ts';
import { noticesObjectIn, parseNoticesFile, readNoticesFile } from '#domain/notices-file.ts';

const TODAY = '2026-12-01';
const { files, tours } = readFiles(contentDir);

/** Whether the build takes this file, as the forms write it. */
function isTakenByBuild(file: unknown) {
  const { data } = noticesSchema.safeParse(file);
  return data !== undefined && contentProblems({ ...files, notices: data }, tours).length === 0;
}

/** What the site and /staff read. Every file of these tests is given to the build too, so that they never disagree. */
function read(file: object) {
  const text = JSON.stringify(file);
  const result = readNoticesFile(text, TODAY);
  const isReadInFull = result.problems.length + result.unknown.length === 0;
  expect(isTakenByBuild(JSON.parse(text))).toBe(isReadInFull);
  return result;
}

const christmas = { day: '2026-12-25', reason: 'Christmas Day' };
const onChristmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const HOPKINS = 'lamanai-tour-hopkins';
const PLACENCIA = 'lamanai-tour-placencia';
const flood = { id: 'flood-2026', text: 'The river is high. Tours start an hour later.' };

describe('the notices file', () => {
  test('is read as staff wrote it', () => {
    const banner = { ...flood, until: '2026-12-05' };
    expect(read({ closedDays: [christmas], banner })).toEqual({
      notices: { closedDays: [onChristmas], banner },
      problems: [],
      unknown: [],
    });
    for (const nothing of [{}, { closedDays: [], banner: null }]) {
      expect(read(nothing)).toEqual({ notices: noNotices, problems: [], unknown: [] });
    }
  });

  const unclear = ': must have either "day", or both "from" and "to"';
  const range = { from: '2026-12-24', to: '2027-01-02', reason: 'Works' };
  test.each([
    ['a range', range, range],
    ['a range of one day', { ...range, to: range.from }, { ...range, to: range.from }],
    ['a day of one tour', { ...christmas, tours: [HOPKINS] }, { ...onChristmas, tours: [HOPKINS] }],
    [
      'a range of several tours',
      { ...range, tours: [HOPKINS, PLACENCIA] },
      { ...range, tours: [HOPKINS, PLACENCIA] },
    ],
    [
      'a way of travel',
      { ...range, transport: 'water-taxi' },
      { ...range, transport: 'water-taxi' },
    ],
  ])('knows %s', (_what, entry, closure) => {
    expect(read({ closedDays: [entry] })).toEqual({
      notices: { closedDays: [closure], banner: null },
      problems: [],
      unknown: [],
    });
  });

  test.each([
    [
      'a day that does not exist',
      { ...christmas, day: '2026-02-30' },
      '"day": must be a day of the calendar, such as 2026-12-25',
    ],
    [
      'a day written otherwise',
      { ...christmas, day: '25.12.2026' },
      '"day": must be a day of the calendar, such as 2026-12-25',
    ],
    [
      'a day that is a number',
      { ...christmas, day: 2026 },
      '"day": must be a day in quotation marks, such as "2026-12-25"',
    ],
    ['no day', { reason: 'x' }, unclear],
    ['only a first day', { from: '2026-12-25', reason: 'x' }, unclear],
    ['only a last day', { to: '2026-12-25', reason: 'x' }, unclear],
    ['a day and a first day', { ...christmas, from: '2026-12-25' }, unclear],
    ['a day and a last day', { ...christmas, to: '2026-12-25' }, unclear],
    ['a day and a range', { ...christmas, ...range }, unclear],
    [
      'a range that ends before it begins',
      { ...range, to: '2026-12-23' },
      '"to": must not be before "from"',
    ],
    ['no reason', { day: '2026-12-31' }, '"reason": must be a text in quotation marks'],
    [
      'a reason that nobody can see',
      { ...christmas, reason: ' \u200B ' },
      '"reason": must not be empty',
    ],
    [
      'a single name for a list',
      { ...christmas, tours: HOPKINS },
      '"tours": must be a list of tours in square brackets',
    ],
    ['a list without a tour', { ...christmas, tours: [] }, '"tours": must name at least one tour'],
    [
      'a tour that there is not',
      { ...christmas, tours: ['hopkins'] },
      '"tours": "hopkins" is not the name of a tour',
    ],
    [
      'a way of travel that there is not',
      { ...christmas, transport: 'boat' },
      '"transport": must be one of flight, water-taxi, road',
    ],
    [
      'tours and a way of travel',
      { ...christmas, tours: [HOPKINS], transport: 'road' },
      ': must have "tours" or "transport", not both',
    ],
    ['a text', 'Easter', ': must stand in curly brackets, with "day" and "reason" in it'],
  ])('leaves out an entry with %s, says why, and keeps the others', (_what, entry, problem) => {
    const { notices, problems } = read({ closedDays: [christmas, entry, range], banner: flood });
    expect(notices).toEqual({ closedDays: [onChristmas, range], banner: flood });
    expect(problems).toEqual([
      `Closed days, entry 2${problem.startsWith(':') ? '' : ', '}${problem}`,
    ]);
  });

  test('keeps the tours that it knows of an entry that names another too', () => {
    expect(read({ closedDays: [{ ...range, tours: [HOPKINS, 'atlantis'] }] })).toEqual({
      notices: { closedDays: [{ ...range, tours: [HOPKINS] }], banner: null },
      problems: ['Closed days, entry 1, "tours": "atlantis" is not the name of a tour'],
      unknown: [],
    });
  });

  test.each([
    [
      'at its top',
      { closedDays: [christmas], banner: flood, comment: 'for staff', Banner: null },
      ['The file, "comment"', 'The file, "Banner"'],
    ],
    [
      'in an entry',
      { closedDays: [{ ...christmas, tour: HOPKINS }], banner: flood },
      ['Closed days, entry 1, "tour"'],
    ],
    [
      'in the banner',
      { closedDays: [christmas], banner: { ...flood, link: '/tours', til: '2026-12-05' } },
      ['Banner, "link"', 'Banner, "til"'],
    ],
  ])('names every field %s that it does not know, and keeps the rest', (_where, file, places) => {
    expect(read(file)).toEqual({
      notices: { closedDays: [onChristmas], banner: flood },
      problems: [],
      unknown: places.map((place) => `${place}: is not known here and is ignored`),
    });
  });

  test('names a field that it does not know beside what is wrong for want of it', () => {
    expect(
      read({
        closedDays: [{ day: '2026-12-25', reasn: 'x' }],
        banner: { ...flood, Id: 'a', id: '' },
      }),
    ).toEqual({
      notices: noNotices,
      problems: [
        'Closed days, entry 1, "reason": must be a text in quotation marks',
        'Banner, "id": must be letters, digits and hyphens, at most 60',
      ],
      unknown: [
        'Closed days, entry 1, "reasn": is not known here and is ignored',
        'Banner, "Id": is not known here and is ignored',
      ],
    });
  });

  test.each([
    [
      'an id with spaces',
      { id: 'no spaces please', text: 'x' },
      'Banner, "id": must be letters, digits and hyphens, at most 60',
    ],
    [
      'an id that is a number',
      { id: 1, text: 'x' },
      'Banner, "id": must be a text in quotation marks',
    ],
    ['no text', { id: 'a' }, 'Banner, "text": must be a text in quotation marks'],
    [
      'a last day that is none',
      { ...flood, until: 'Friday' },
      'Banner, "until": must be a day of the calendar, such as 2026-12-25',
    ],
    [
      'another shape',
      7,
      'Banner: must stand in curly brackets, with "id" and "text" in it, or be null',
    ],
  ])('leaves out a banner with %s, says why, and keeps the days', (_what, banner, problem) => {
    expect(read({ closedDays: [christmas], banner })).toEqual({
      notices: { closedDays: [onChristmas], banner: null },
      problems: [problem],
      unknown: [],
    });
  });

  test('may begin with the mark that some editors put in front, and hold one in a text', () => {
    expect(noticesObjectIn('\uFEFF{"banner":"\uFEFF"}')).toEqual({ banner: '\uFEFF' });
  });

  const unreadable =
    'The file: cannot be read. Perhaps a quotation mark, a bracket or a comma is missing or too many';
  const tooMany = Array.from({ length: CLOSED_DAYS_LIMIT + 1 }, () => christmas);

  test.each([
    ['a page of HTML', '<!doctype html><title>Not found</title>', unreadable],
    ['nothing', '', unreadable],
    ['JSON that was cut', '{"closedDays": [', unreadable],
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
      `"closedDays": has ${CLOSED_DAYS_LIMIT + 1} entries; ${CLOSED_DAYS_LIMIT} are allowed`,
    ],
  ])('counts as empty when it is %s, and says so', (_what, text, problem) => {
    expect(readNoticesFile(text, TODAY)).toEqual({
      notices: noNotices,
      problems: [problem],
      unknown: [],
    });
  });

  test('may have so many closed days and no more', () => {
    const { notices } = read({ closedDays: tooMany.slice(1) });
    expect(notices.closedDays).toHaveLength(CLOSED_DAYS_LIMIT);
    expect(read({ closedDays: tooMany }).problems).toHaveLength(1);
  });

  const closed = (entry: object) => ({ closedDays: [{ ...christmas, ...entry }] });
  const shown = (fields: object) => ({ banner: { ...flood, ...fields } });
  test.each<[what: string, file: object, isGood: boolean]>([
    ['a day of the year 0', closed({ day: '0000-01-01' }), false],
    ['a reason as long as may be', closed({ reason: '🐊'.repeat(REASON_LIMIT) }), true],
    ['a reason that is longer', closed({ reason: 'x'.repeat(REASON_LIMIT + 1) }), false],
    ['a reason with much air in it', closed({ reason: `a${' '.repeat(200)}\n\u200Bb ` }), true],
    ['null for tours', closed({ tours: null }), false],
    ['a name as long as may be', shown({ id: 'Flood_2026-'.padEnd(60, 'x') }), true],
    ['a name that is longer', shown({ id: 'x'.repeat(61) }), false],
    ['a name that ends in a line break', shown({ id: 'flood\n' }), false],
    ['null for closed days', { closedDays: null }, false],
  ])('with %s is read in full or not, and published or not', (_what, file, isGood) => {
    const { problems, unknown } = read(file);
    expect([...problems, ...unknown].length === 0).toBe(isGood);
  });

  test('forgets what is over in Belize, and keeps it for who asks for all of it', () => {
    const closedDays = [
      { from: '2026-11-20', to: TODAY, reason: 'Ends today' },
      { from: '2026-11-20', to: '2026-11-30', reason: 'Over' },
    ];
    const banner = { ...flood, until: '2026-11-30' };
    expect(read({ closedDays, banner }).notices).toEqual({
      closedDays: [closedDays[0]],
      banner: null,
    });
    expect(parseNoticesFile(JSON.stringify({ closedDays, banner })).notices).toEqual({
      closedDays,
      banner,
    });
    const endsToday = { ...flood, until: TODAY };
    expect(read({ banner: endsToday }).notices.banner).toEqual(endsToday);
    expect(read({ banner: { ...flood, until: null } }).notices.banner).toEqual(flood);
  });

  test('is plain text of a sane length on one line, and says what is too long', () => {
    const { notices, problems } = read({
      closedDays: [
        { day: '2026-12-25', reason: `<b>Closed</b>\n\u202Eall day ${'x'.repeat(200)}` },
      ],
      banner: { id: 'long', text: '🐊'.repeat(BANNER_LIMIT + 1) },
    });
    const reason = notices.closedDays[0]?.reason ?? '';
    expect(reason).toMatch(/^<b>Closed<\/b> all day x+…$/);
    expect(Array.from(reason)).toHaveLength(REASON_LIMIT);
    expect(notices.banner?.text).toBe(`${'🐊'.repeat(BANNER_LIMIT - 1)}…`);
    expect(problems).toEqual([
      'Closed days, entry 1, "reason": is too long by 122 characters; guests read 100 at most',
      'Banner, "text": is too long by 1 character; guests read 240 at most',
    ]);
    const whole = '🐊'.repeat(BANNER_LIMIT + 260);
    expect(parseNoticesFile(JSON.stringify({ banner: { id: 'long', text: whole } }))).toEqual({
      notices: { closedDays: [], banner: { id: 'long', text: whole } },
      problems: ['Banner, "text": is too long by 260 characters; guests read 240 at most'],
      unknown: [],
    });
    const spaced = `${'a'.repeat(BANNER_LIMIT - 2)} bbbb`;
    expect(read({ banner: { id: 'x', text: spaced } }).notices.banner?.text).toBe(
      `${'a'.repeat(BANNER_LIMIT - 2)}…`,
    );
    const exact = '🐊'.repeat(BANNER_LIMIT);
    expect(read({ banner: { id: 'exact', text: exact } }).notices.banner?.text).toBe(exact);
  });
});

test('the wait before a retry doubles from one second to at most thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(retryDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
