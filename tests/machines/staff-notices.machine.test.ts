import { describe, expect, it, vi } from 'vitest';

import { noNotices } from '#domain/notices.ts';
import { parseNoticesFile } from '#domain/notices-file.ts';
import { emptyBanner } from '#domain/staff-notices.ts';
import {
  selectBannerDraft,
  selectClosedDays,
  selectClosureErrors,
  selectFileName,
  selectFileProblems,
  selectFileText,
  selectHasFailed,
  selectIsClosurePending,
  selectIsOnItsWay,
  selectIsUnsaved,
  selectNews,
  selectOrigin,
  selectPastCount,
  selectProblems,
  selectUnknown,
} from '#machines/staff-notices.selectors.ts';
import {
  editingNotices,
  noticesOnSite,
  staffToday,
  startStaff,
} from '#tests/support/staff-actor.ts';

describe('opening', () => {
  it('shows what the site says, past days among it, and owes nothing', async () => {
    const { read } = await editingNotices();
    expect(read(selectClosedDays).map(({ from }) => from)).toEqual(['2026-09-21', '2026-12-25']);
    expect([read(selectPastCount), read(selectOrigin)]).toEqual([1, 'site']);
    expect(read(selectBannerDraft)).toEqual({ text: 'The river is high.', until: '' });
    expect(read(selectIsUnsaved)).toBe(false);
    expect(read(selectProblems)).toEqual([]);
  });

  it('takes a site without the file for one on which nothing is closed', async () => {
    const { read } = await editingNotices(null);
    expect([read(selectOrigin), read(selectClosedDays)]).toEqual(['missing', []]);
    expect(read(selectFileText)).toBe('{\n  "closedDays": [],\n  "banner": null\n}\n');
  });

  it('says what of the file could not be read, and what it has no place for', async () => {
    const { read } = await editingNotices(
      '{"comment": "x", "closedDays": [{"day": "Easter", "reason": "Easter"}]}',
    );
    expect([read(selectProblems), read(selectUnknown)]).toEqual([
      ['Closed days, entry 1, "day": must be a day of the calendar, such as 2026-12-25'],
      ['The file, "comment": is not known here and is ignored'],
    ]);
  });

  it('opens a notice that is too long whole, so that staff can shorten it', async () => {
    const text = 'x'.repeat(500);
    const { read } = await editingNotices(JSON.stringify({ banner: { id: 'long', text } }));
    expect(read(selectBannerDraft).text).toBe(text);
    expect(read(selectFileProblems)).toEqual([
      'Banner, "text": is too long by 260 characters; guests read 240 at most',
    ]);
  });

  it.each<[what: string, load: () => Promise<string>, news: string]>([
    ['the host fails', () => Promise.reject(new Error('no answer')), ''],
    [
      'a page comes instead',
      () => Promise.resolve('<!doctype html>'),
      'The file on the site is not a file of notices.',
    ],
  ])('never begins with an empty file by itself when %s', async (_what, load, news) => {
    const { tell, read, value } = startStaff(load);
    await vi.waitFor(() => expect(read(selectHasFailed)).toBe(true));
    expect([read(selectNews), read(selectIsOnItsWay)]).toEqual([news, false]);
    tell({ type: 'file.open', file: { origin: 'disk', name: 'boat.jpg', text: 'JFIF' } });
    expect(read(selectHasFailed)).toBe(true);
    expect(read(selectNews)).toBe('boat.jpg is not a file of notices.');
    tell({ type: 'file.open', file: { origin: 'disk', name: 'kept.json', text: noticesOnSite } });
    expect(value()).toEqual({ editing: 'kept' });
    expect([read(selectOrigin), read(selectFileName)]).toEqual(['disk', 'kept.json']);
    expect(read(selectClosedDays)).toHaveLength(2);
  });

  it('begins a new file when it is asked to, of no name and with nothing in it', async () => {
    const { tell, read, value, context } = startStaff(() => Promise.resolve('<!doctype html>'));
    await vi.waitFor(() => expect(value()).toBe('failed'));
    tell({ type: 'file.begin' });
    expect(value()).toEqual({ editing: 'kept' });
    expect(context()).toMatchObject({ opened: noNotices, problems: [], news: '' });
    expect([read(selectOrigin), read(selectFileName), read(selectBannerDraft)]).toEqual([
      'begun',
      null,
      emptyBanner,
    ]);
  });

  it('takes ten seconds without an answer for a failure', () => {
    const { clock, read } = startStaff(() => new Promise(() => {}));
    clock.increment(9999);
    expect(read(selectIsOnItsWay)).toBe(true);
    clock.increment(1);
    expect(read(selectHasFailed)).toBe(true);
  });
});

describe('closing days', () => {
  const wind = { from: '2026-12-01', to: '2026-12-03', scope: 'flight', reason: 'Wind' } as const;

  it('puts them in their place, and the file says so as the site will read it', async () => {
    const { tell, read, context } = await editingNotices();
    tell({ type: 'closure.change', patch: wind });
    tell({ type: 'closure.add' });
    expect([read(selectIsClosurePending), read(selectIsUnsaved)]).toEqual([false, true]);
    expect(context().closure.scope).toBe('flight');
    expect(read(selectNews)).toBe(
      'Closed: December 1, 2026 to December 3, 2026, All tours by flight (Wind).',
    );
    expect(parseNoticesFile(read(selectFileText))).toEqual({
      notices: {
        closedDays: [
          { from: '2026-09-21', to: '2026-09-21', reason: 'Independence Day' },
          { from: '2026-12-01', to: '2026-12-03', reason: 'Wind', transport: 'flight' },
          { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' },
        ],
        banner: { id: 'high-water', text: 'The river is high.' },
      },
      problems: [],
      unknown: [],
    });
  });

  it('says what is missing only once it was refused', async () => {
    const { tell, read } = await editingNotices();
    expect(read(selectClosureErrors)).toEqual({});
    tell({ type: 'closure.add' });
    expect(Object.keys(read(selectClosureErrors))).toEqual(['from', 'reason']);
    expect(read(selectIsUnsaved)).toBe(false);
    tell({ type: 'closure.change', patch: wind });
    expect(read(selectClosureErrors)).toEqual({});
  });
});

describe('the file', () => {
  it('is not owed once it was taken, until something changes again', async () => {
    const { tell, read } = await editingNotices();
    tell({ type: 'banner.change', patch: { text: 'Low water.' } });
    expect(read(selectIsUnsaved)).toBe(true);
    tell({ type: 'file.take' });
    expect(read(selectIsUnsaved)).toBe(false);
    tell({ type: 'closure.remove', index: 0 });
    expect(read(selectIsUnsaved)).toBe(true);
  });

  const over = 'The last day of the notice is over. Choose a later one, or take the notice away.';
  const long = 'Banner, "text": is too long by 1 character; guests read 240 at most';

  it.each([
    [{ text: 'x'.repeat(241) }, [long]],
    [{ until: '2026-11-21' }, [over]],
    [{ until: staffToday }, []],
    [{ until: '' }, []],
    [{ text: '', until: '2026-11-21' }, []],
  ])(
    'with a notice changed to %j has the problems %j, and waits for them',
    async (patch, problems) => {
      const { tell, read } = await editingNotices();
      tell({ type: 'banner.change', patch });
      expect(read(selectFileProblems)).toEqual(problems);
      tell({ type: 'file.take' });
      expect(read(selectIsUnsaved)).toBe(problems.length > 0);
    },
  );
});
