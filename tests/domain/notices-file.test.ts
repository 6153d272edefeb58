import { describe, expect, test } from 'vitest';

import {
  BANNER_LIMIT,
  CLOSED_DAYS_LIMIT,
  noticesObjectIn,
  parseNoticesFile,
  readNoticesFile,
} from '#domain/notices-file.ts';
import { noticesText } from '#domain/notices-text.ts';

describe('a file of notices', () => {
  test.each(['{', '', '[]', 'null', '"x"', ' {}\uFEFF'])('is not made of %j', (text) => {
    expect(noticesObjectIn(text)).toBeUndefined();
    expect(parseNoticesFile(text).problems).toEqual([
      'The file: cannot be read. Perhaps a quotation mark, a bracket or a comma is missing or too many',
    ]);
  });

  test('may begin with a byte order mark, and holds one in a text', () => {
    expect(noticesObjectIn('\uFEFF{"banner":"\uFEFF"}')).toEqual({ banner: '\uFEFF' });
  });

  test.each([
    [CLOSED_DAYS_LIMIT, []],
    [
      CLOSED_DAYS_LIMIT + 1,
      [`"closedDays": has ${CLOSED_DAYS_LIMIT + 1} entries; ${CLOSED_DAYS_LIMIT} are allowed`],
    ],
  ])('with %i closed days has the problems %j', (count, problems) => {
    const closedDays = Array.from({ length: count }, () => ({ day: '2026-12-25', reason: 'x' }));
    const { notices, problems: found } = parseNoticesFile(JSON.stringify({ closedDays }));
    expect(found).toEqual(problems);
    expect(notices.closedDays).toHaveLength(problems.length === 0 ? count : 0);
  });

  test.each([
    [{ day: '2026-12-25', from: '2026-12-25', reason: 'x' }],
    [{ day: '2026-12-25', to: '2026-12-25', reason: 'x' }],
    [{ day: '2026-12-25', from: '2026-12-25', to: '2026-12-26', reason: 'x' }],
    [{ from: '2026-12-25', reason: 'x' }],
    [{ to: '2026-12-25', reason: 'x' }],
    [{ reason: 'x' }],
  ])('does not guess which days are meant by %j', (entry) => {
    expect(parseNoticesFile(JSON.stringify({ closedDays: [entry] }))).toEqual({
      notices: { closedDays: [], banner: null },
      unknown: [],
      problems: ['Closed days, entry 1: must have either "day", or both "from" and "to"'],
    });
  });

  test('asks for quotation marks around an id that is none', () => {
    expect(parseNoticesFile('{"banner":{"id":1,"text":"x"}}').problems).toEqual([
      'Banner, "id": must be a text in quotation marks',
    ]);
  });

  test('has a text that is too long cut without a space before the mark', () => {
    const text = `${'a'.repeat(BANNER_LIMIT - 2)} bbbb`;
    const { notices } = readNoticesFile(JSON.stringify({ banner: { id: 'x', text } }));
    expect(notices.banner?.text).toBe(`${'a'.repeat(BANNER_LIMIT - 2)}…`);
  });

  test('writes one day as a day, and several as a range', () => {
    const one = { from: '2026-12-25', to: '2026-12-25', reason: 'x' };
    const two = { from: '2026-12-25', to: '2026-12-26', reason: 'y' };
    expect(JSON.parse(noticesText({ closedDays: [one, two], banner: null }))).toEqual({
      closedDays: [{ day: '2026-12-25', reason: 'x' }, two],
      banner: null,
    });
  });
});
