import { describe, expect, test } from 'vitest';

import { closedDayMessage, closedDayReason, noNotices, retryDelayMs } from '#domain/notices.ts';
import {
  BANNER_LIMIT,
  CLOSED_DAYS_LIMIT,
  readNoticesFile,
  REASON_LIMIT,
} from '#domain/notices-file.ts';

const TODAY = '2026-12-01';
const read = (file: unknown) => readNoticesFile(JSON.stringify(file), TODAY);

const christmas = { day: '2026-12-25', reason: 'Christmas Day' };
const flood = { id: 'flood-2026', text: 'The river is high. Tours start an hour later.' };

describe('the notices file', () => {
  test('is read as staff wrote it', () => {
    const file = { closedDays: [christmas], banner: { ...flood, until: '2026-12-05' } };
    expect(read(file)).toEqual({ notices: file, problems: [] });
  });

  test('may say nothing', () => {
    for (const file of [{}, { closedDays: [], banner: null }, { comment: 'for staff' }]) {
      expect(read(file)).toEqual({ notices: noNotices, problems: [] });
    }
  });

  test('may begin with the mark that some editors put in front', () => {
    expect(readNoticesFile(`\uFEFF{"closedDays":[${JSON.stringify(christmas)}]}`, TODAY)).toEqual({
      notices: { closedDays: [christmas], banner: null },
      problems: [],
    });
  });

  test.each([
    ['a page of HTML', '<!doctype html><title>Not found</title>'],
    ['nothing', ''],
    ['JSON that was cut', '{"closedDays": ['],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list of closed days that is none', '{"closedDays": "Christmas"}'],
    [
      'more closed days than anyone means',
      JSON.stringify({
        closedDays: Array.from({ length: CLOSED_DAYS_LIMIT + 1 }, () => christmas),
      }),
    ],
  ])('counts as empty when it is %s, and says so', (_what, text) => {
    const { notices, problems } = readNoticesFile(text, TODAY);
    expect(notices).toEqual(noNotices);
    expect(problems).toHaveLength(1);
  });

  test('keeps its good lines when one is bad, and says which', () => {
    const { notices, problems } = read({
      closedDays: [
        christmas,
        { day: '2026-02-30', reason: 'No such day' },
        { day: '25.12.2026', reason: 'Written otherwise' },
        { day: '2026-12-31' },
        { day: '2026-12-26', reason: ' \u200B ' },
        'Easter',
        { day: '2027-03-26', reason: 'Good Friday' },
      ],
      banner: { id: 'no spaces please', text: 'x' },
    });
    expect(notices).toEqual({
      closedDays: [christmas, { day: '2027-03-26', reason: 'Good Friday' }],
      banner: null,
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'closedDays.1.day',
      'closedDays.2.day',
      'closedDays.3.reason',
      'closedDays.4.reason',
      'closedDays.5',
      'banner.id',
    ]);
  });

  test('forgets what is over in Belize, and keeps today', () => {
    const { notices, problems } = read({
      closedDays: [
        { day: '2026-11-30', reason: 'Yesterday' },
        { day: TODAY, reason: 'Today' },
      ],
      banner: { ...flood, until: '2026-11-30' },
    });
    expect(notices).toEqual({ closedDays: [{ day: TODAY, reason: 'Today' }], banner: null });
    expect(problems).toEqual([]);
    expect(read({ banner: { ...flood, until: TODAY } }).notices.banner).toEqual({
      ...flood,
      until: TODAY,
    });
    expect(read({ banner: { ...flood, until: null } }).notices.banner).toEqual(flood);
  });

  test('takes the first reason where a day is listed twice', () => {
    expect(
      read({ closedDays: [christmas, { ...christmas, reason: 'Again' }] }).notices.closedDays,
    ).toEqual([christmas]);
  });

  test('is plain text of a sane length on one line', () => {
    const { notices } = read({
      closedDays: [
        { day: '2026-12-25', reason: `<b>Closed</b>\n\u202Eall day ${'x'.repeat(200)}` },
      ],
      banner: { id: 'long', text: '🐊'.repeat(BANNER_LIMIT + 1) },
    });
    const reason = notices.closedDays[0]?.reason ?? '';
    expect(reason).toMatch(/^<b>Closed<\/b> all day x+…$/);
    expect(Array.from(reason)).toHaveLength(REASON_LIMIT);
    expect(notices.banner?.text).toBe(`${'🐊'.repeat(BANNER_LIMIT - 1)}…`);
    const exact = '🐊'.repeat(BANNER_LIMIT);
    expect(read({ banner: { id: 'exact', text: exact } }).notices.banner?.text).toBe(exact);
  });
});

describe('a closed day', () => {
  test('has its reason, any other day has none', () => {
    const notices = { closedDays: [christmas] };
    expect(closedDayReason(notices, '2026-12-25')).toBe('Christmas Day');
    expect(closedDayReason(notices, '2026-12-24')).toBeUndefined();
    expect(closedDayReason(noNotices, '2026-12-25')).toBeUndefined();
  });

  test('is told to who asks for it', () => {
    expect(closedDayMessage('Christmas Day')).toBe(
      'There are no tours on this day (Christmas Day). Please select another date.',
    );
  });
});

test('the wait before a retry doubles from one second to at most thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(retryDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
