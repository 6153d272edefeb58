import { describe, expect, test } from 'vitest';

import { BANNER_LIMIT, REASON_LIMIT } from '#domain/notices/notices-schema.ts';
import { parseCurrentNotices, parseNotices } from '#domain/notices/parse-notices.ts';
import { parseResult } from '#tests/support/notices.ts';

const read = (file: object) => parseCurrentNotices(JSON.stringify(file), '2026-12-01');
const parsed = (file: unknown) => parseNotices(JSON.stringify(file));

const range = { from: '2026-12-24', to: '2027-01-02', reason: 'Works' };
const flood = { id: 'flood-2026', text: 'The river is high. Tours start an hour later.' };

describe('a text of the notices', () => {
  test('reasons and banner texts are parsed as plain text on one line', () => {
    const { notices } = read({
      closedDays: [{ day: '2026-12-25', reason: '<b>Closed</b>\n\u202Eall day' }],
      banner: { ...flood, text: 'High\nwater' },
    });
    expect(notices.closedDays[0]?.reason).toBe('<b>Closed</b> all day');
    expect(notices.banner?.text).toBe('High water');
  });

  test.each([
    ['240 characters', '🐊'.repeat(BANNER_LIMIT), '🐊'.repeat(BANNER_LIMIT), ''],
    ['241 characters', '🐊'.repeat(241), `${'🐊'.repeat(239)}…`, '1 character'],
    ['a space before the limit', `${'a'.repeat(238)} bbbb`, `${'a'.repeat(238)}…`, '3 characters'],
    [
      'a joiner before the limit',
      `${'ぁ'.repeat(238)}\u200Cあああ`,
      `${'ぁ'.repeat(238)}…`,
      '2 characters',
    ],
  ])(
    'the banner for visitors is truncated only if the text is too long: %s',
    (_what, text, shown, excess) => {
      const problems = excess ? [`Banner, "text": is too long by ${excess}; the limit is 240`] : [];
      const banner = { ...flood, text };
      expect(read({ banner })).toEqual(
        parseResult({ banner: { ...flood, text: shown } }, ...problems),
      );
      expect(parsed({ banner })).toEqual(parseResult({ banner }, ...problems));
    },
  );

  test('the reason for a closed day is truncated for visitors if the text is too long', () => {
    expect(read({ closedDays: [{ ...range, reason: 'x'.repeat(REASON_LIMIT + 1) }] })).toEqual(
      parseResult(
        { closedDays: [{ ...range, reason: `${'x'.repeat(REASON_LIMIT - 1)}…` }] },
        'Closed days, entry 1, "reason": is too long by 1 character; the limit is 100',
      ),
    );
  });
});
