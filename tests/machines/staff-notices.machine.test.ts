import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { noNotices } from '#domain/notices/notices.ts';
import { parseNotices } from '#domain/notices/parse-notices.ts';
import { emptyBanner } from '#domain/notices/staff-notices.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import * as selectors from '#machines/staff-notices.selectors.ts';
import {
  editingNotices,
  noticesOnSite,
  staffToday as today,
  startStaff,
} from '#tests/support/staff-actor.ts';

const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const picture = { origin: 'disk', name: 'boat.jpg', text: 'JFIF' } as const;
const noNoticesFile = 'boat.jpg is not a notices file.';
const tooLong = 'Banner, "text": is too long by 1 character; the limit is 240';

it('the staff notices machine fails if no actor loads the file', async () => {
  const actor = createActor(staffNoticesMachine).start();
  expect(selectors.selectIsOnItsWay(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'session.start', today });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'));
});

describe('opening the notices file', () => {
  it('opening the notices file of the site keeps past closed days', async () => {
    const { read, context } = await editingNotices();
    expect(context().closedDays.map(({ from }) => from)).toEqual(['2026-09-21', '2026-12-25']);
    expect([read(selectors.selectPastCount), context().origin]).toEqual([1, 'site']);
    expect(context().banner).toEqual({ text: 'The river is high.', until: '' });
    expect([read(selectors.selectIsUnsaved), context().problems, context().today]).toEqual([
      false,
      [],
      today,
    ]);
  });

  it('a missing notices file opens as a file without closed days', async () => {
    const { read, context } = await editingNotices(null);
    expect([context().origin, context().closedDays]).toEqual(['missing', []]);
    expect(read(selectors.selectFileText)).toBe('{\n  "closedDays": [],\n  "banner": null\n}\n');
  });

  it('opening a notices file reports invalid entries and unknown fields', async () => {
    const { context } = await editingNotices(
      '{"comment": "x", "closedDays": [{"day": "Easter", "reason": "Easter"}]}',
    );
    expect([context().problems, context().unknown]).toEqual([
      ['Closed days, entry 1, "day": must be a day of the calendar, such as 2026-12-25'],
      ['The file, "comment": is not recognized and is ignored'],
    ]);
  });

  it('opening a notices file keeps a notice that is too long', async () => {
    const text = 'x'.repeat(241);
    const { read, context } = await editingNotices(
      JSON.stringify({ banner: { id: 'long', text } }),
    );
    expect(context().banner.text).toBe(text);
    expect(read(selectors.selectFileProblems)).toEqual([tooLong]);
  });

  it.each<[what: string, load: () => Promise<string>, statusMessage: string]>([
    ['the request fails', () => Promise.reject(new Error('no answer')), ''],
    [
      'the host returns an HTML page',
      () => Promise.resolve('<!doctype html>'),
      'The file on the site is not a notices file.',
    ],
  ])(
    'the staff notices machine does not start an empty file automatically if %s',
    async (_what, load, statusMessage) => {
      const { tell, read, value, context } = startStaff(load);
      await vi.waitFor(() => expect(read(selectors.selectHasFailed)).toBe(true));
      expect([context().statusMessage, read(selectors.selectIsOnItsWay)]).toEqual([
        statusMessage,
        false,
      ]);
      tell({ type: 'file.open', file: picture });
      expect([read(selectors.selectHasFailed), context().statusMessage]).toEqual([
        true,
        noNoticesFile,
      ]);
      tell({ type: 'file.open', file: { origin: 'disk', name: 'kept.json', text: noticesOnSite } });
      expect(value()).toEqual({ editing: 'saved' });
      expect([context().origin, context().fileName]).toEqual(['disk', 'kept.json']);
      expect(context().closedDays).toHaveLength(2);
    },
  );

  it('staff can start an empty notices file after loading fails', async () => {
    const { tell, value, context } = startStaff(() => Promise.resolve('<!doctype html>'));
    await vi.waitFor(() => expect(value()).toBe('failed'));
    tell({ type: 'file.begin' });
    expect(value()).toEqual({ editing: 'saved' });
    expect(context()).toMatchObject({
      opened: noNotices,
      origin: 'new',
      fileName: null,
      banner: emptyBanner,
      problems: [],
      statusMessage: '',
    });
  });

  it('opening the notices file fails after ten seconds without a response', () => {
    const { clock, read } = startStaff(() => new Promise(() => {}));
    clock.increment(9999);
    expect(read(selectors.selectIsOnItsWay)).toBe(true);
    clock.increment(1);
    expect(read(selectors.selectHasFailed)).toBe(true);
  });
});

describe('closing days', () => {
  const wind = { from: '2026-12-01', to: '2026-12-03', scope: 'flight', reason: 'Wind' } as const;

  it('a closure is pending while staff choose days or type a reason', async () => {
    const { tell, read, context } = await editingNotices();
    const isPending = () => read(selectors.selectIsClosurePending);
    expect(isPending()).toBe(false);
    tell({ type: 'day.choose', day: '2026-12-01' });
    expect([context().closure.from, isPending()]).toEqual(['2026-12-01', true]);
    tell({ type: 'closure.change', patch: { from: '', to: '', reason: '  ' } });
    expect(isPending()).toBe(false);
    tell({ type: 'closure.change', patch: { reason: 'Wind' } });
    expect(isPending()).toBe(true);
  });

  it('the form for closed days reports missing values only after the first attempt', async () => {
    const { tell, read, context } = await editingNotices();
    tell({ type: 'closure.remove', index: 0 });
    expect(read(selectors.selectClosureErrors)).toEqual({});
    tell({ type: 'closure.add' });
    expect(Object.keys(read(selectors.selectClosureErrors))).toEqual(['from', 'reason']);
    expect(context().statusMessage).toBe('');
    tell({ type: 'closure.change', patch: wind });
    expect(read(selectors.selectClosureErrors)).toEqual({});
    tell({ type: 'closure.add' });
    expect(read(selectors.selectClosureErrors)).toEqual({});
  });

  it('newly closed days are sorted into the notices file', async () => {
    const { tell, read, context } = await editingNotices();
    tell({ type: 'closure.change', patch: wind });
    tell({ type: 'closure.add' });
    expect([read(selectors.selectIsClosurePending), read(selectors.selectIsUnsaved)]).toEqual([
      false,
      true,
    ]);
    expect(context().closure.scope).toBe('flight');
    expect(context().statusMessage).toBe(
      'Closed: December 1, 2026 to December 3, 2026, All tours by flight (Wind).',
    );
    expect(parseNotices(read(selectors.selectFileText))).toEqual({
      notices: {
        closedDays: [
          { from: '2026-09-21', to: '2026-09-21', reason: 'Independence Day' },
          { from: '2026-12-01', to: '2026-12-03', reason: 'Wind', transport: 'flight' },
          christmas,
        ],
        banner: { id: 'high-water', text: 'The river is high.' },
      },
      problems: [],
      unknown: [],
    });
  });

  it('staff can remove all past closed days', async () => {
    const { tell, read, value, context } = await editingNotices();
    tell({ type: 'past.drop' });
    expect(value()).toEqual({ editing: 'changed' });
    expect([context().closedDays, read(selectors.selectPastCount)]).toEqual([[christmas], 0]);
    expect(context().statusMessage).toBe('Past days were removed from the list.');
    tell({ type: 'file.export' });
    tell({ type: 'past.drop' });
    expect(value()).toEqual({ editing: 'saved' });
  });

  it('staff can reopen the days of one entry', async () => {
    const { tell, context } = await editingNotices();
    tell({ type: 'closure.remove', index: 7 });
    expect([context().closedDays.length, context().statusMessage]).toEqual([2, '']);
    tell({ type: 'closure.remove', index: 1 });
    expect(context().closedDays.map(({ from }) => from)).toEqual(['2026-09-21']);
    expect(context().statusMessage).toBe(
      'Open again: December 25, 2026, All tours (Christmas Day).',
    );
  });
});

describe('the notices file', () => {
  it('the notices file has unsaved changes until it is downloaded', async () => {
    const { tell, read, context } = await editingNotices();
    tell({ type: 'past.drop' });
    expect(read(selectors.selectIsUnsaved)).toBe(true);
    tell({ type: 'file.export' });
    expect(read(selectors.selectIsUnsaved)).toBe(false);
    expect(context()).toMatchObject({ opened: { closedDays: [christmas] }, statusMessage: '' });
    tell({ type: 'closure.remove', index: 0 });
    expect(read(selectors.selectIsUnsaved)).toBe(true);
  });

  const over = 'The last day of the notice has passed. Choose a later one, or remove the notice.';

  it.each([
    [{ text: 'x'.repeat(241) }, [tooLong]],
    [{ until: '2026-11-21' }, [over]],
    [{ until: today }, []],
    [{ until: '' }, []],
    [{ text: '', until: '2026-11-21' }, []],
  ])(
    'a notices file whose notice is changed to %j has the problems %j',
    async (patch, problems) => {
      const { tell, read } = await editingNotices();
      tell({ type: 'banner.change', patch });
      expect(read(selectors.selectFileProblems)).toEqual(problems);
      tell({ type: 'file.export' });
      expect(read(selectors.selectIsUnsaved)).toBe(problems.length > 0);
    },
  );
});
