import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { noNotices } from '#domain/notices.ts';
import { emptyBanner, emptyClosure } from '#domain/staff-notices.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import {
  selectBannerDraft,
  selectClosure,
  selectFileName,
  selectIsClosurePending,
  selectIsOnItsWay,
  selectIsReplacing,
  selectIsUnsaved,
  selectNews,
  selectPastCount,
  selectToday,
} from '#machines/staff-notices.selectors.ts';
import { editingNotices, staffToday as today } from '#tests/support/staff-actor.ts';

it('knows nothing before the visit', () => {
  const snapshot = createActor(staffNoticesMachine).getSnapshot();
  expect(snapshot.context).toEqual({
    today: '',
    opened: noNotices,
    origin: 'site',
    fileName: null,
    problems: [],
    unknown: [],
    closedDays: [],
    closure: emptyClosure,
    isRefused: false,
    banner: emptyBanner,
    wanted: null,
    news: '',
  });
  expect(selectIsOnItsWay(snapshot)).toBe(true);
});

it('fails where nobody has provided how to load the file', async () => {
  const actor = createActor(staffNoticesMachine).start();
  const errors: unknown[] = [];
  actor.system.inspect(({ type, ...event }) => {
    if (type === '@xstate.event' && 'event' in event && 'error' in event.event) {
      errors.push(event.event['error']);
    }
  });
  actor.send({ type: 'visit.start', today });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'));
  expect(errors.map(String)).toEqual([
    'Error: staffNoticesMachine: the `loadFile` actor must be provided',
  ]);
});

describe('what staff do', () => {
  it('chooses days and writes a reason, which waits until it is closed', async () => {
    const { tell, read } = await editingNotices();
    expect([read(selectIsClosurePending), read(selectToday)]).toEqual([false, today]);
    tell({ type: 'day.choose', day: '2026-12-01' });
    expect([read(selectClosure).from, read(selectIsClosurePending)]).toEqual(['2026-12-01', true]);
    tell({ type: 'closure.change', patch: { from: '', to: '', reason: '  ' } });
    expect(read(selectIsClosurePending)).toBe(false);
    tell({ type: 'closure.change', patch: { reason: 'Wind' } });
    expect(read(selectIsClosurePending)).toBe(true);
  });

  it('drops the days that are over, and only those', async () => {
    const { tell, read, value, context } = await editingNotices();
    tell({ type: 'past.drop' });
    expect(value()).toEqual({ editing: 'changed' });
    expect(context().closedDays.map(({ from }) => from)).toEqual(['2026-12-25']);
    expect(read(selectPastCount)).toBe(0);
    expect(read(selectNews)).toBe('The days that are over are gone from the list.');
    tell({ type: 'file.take' });
    tell({ type: 'past.drop' });
    expect(value()).toEqual({ editing: 'kept' });
  });

  it('is told what is missing, without the news of before, until it is closed', async () => {
    const { tell, read, context } = await editingNotices();
    tell({ type: 'past.drop' });
    tell({ type: 'closure.add' });
    expect([context().isRefused, read(selectNews)]).toEqual([true, '']);
    const patch = { from: '2026-12-01', to: '2026-12-01', reason: 'Wind' };
    tell({ type: 'closure.change', patch });
    tell({ type: 'closure.add' });
    expect(context().isRefused).toBe(false);
    expect(context().closedDays.map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-25']);
  });

  it('opens a closed day again, and says nothing of one that is not there', async () => {
    const { tell, read, context } = await editingNotices();
    tell({ type: 'closure.remove', index: 7 });
    expect([context().closedDays.length, read(selectNews)]).toEqual([2, '']);
    tell({ type: 'closure.remove', index: 1 });
    expect(context().closedDays.map(({ from }) => from)).toEqual(['2026-09-21']);
    expect(read(selectNews)).toBe('Open again: December 25, 2026, All tours (Christmas Day).');
  });

  it('takes the file along: then it is the one that is opened, and the news are old', async () => {
    const { tell, value, context } = await editingNotices();
    tell({ type: 'past.drop' });
    tell({ type: 'file.take' });
    expect(value()).toEqual({ editing: 'kept' });
    expect(context()).toMatchObject({
      opened: { closedDays: [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' }] },
      news: '',
    });
  });
});

describe('another file', () => {
  const text = '{"closedDays":[],"banner":{"id":"flood","text":"High water."}}';
  const other = { origin: 'disk', name: 'new.json', text } as const;

  it('is opened at once where nothing would be lost', async () => {
    const { tell, read, value } = await editingNotices();
    tell({ type: 'file.open', file: other });
    expect(value()).toEqual({ editing: 'kept' });
    expect([read(selectFileName), read(selectBannerDraft).text]).toEqual([
      'new.json',
      'High water.',
    ]);
  });

  it.each(['kept', 'changed'])('that is none is named, and opens nothing (%s)', async (state) => {
    const { tell, read, value } = await editingNotices();
    if (state === 'changed') tell({ type: 'past.drop' });
    tell({ type: 'file.open', file: { origin: 'disk', name: 'photo.jpg', text: 'JFIF' } });
    expect(value()).toEqual({ editing: state });
    expect(read(selectNews)).toBe('photo.jpg is not a file of notices.');
  });

  it('waits for a word where changes would be lost, and is opened or forgotten', async () => {
    const { tell, read, value, context } = await editingNotices();
    tell({ type: 'past.drop' });
    tell({ type: 'file.open', file: other });
    expect([value(), read(selectIsReplacing), read(selectIsUnsaved)]).toEqual([
      'replacing',
      true,
      true,
    ]);
    tell({ type: 'replace.cancel' });
    expect([value(), read(selectIsReplacing)]).toEqual([{ editing: 'changed' }, false]);
    expect(context().closedDays).toHaveLength(1);
    tell({ type: 'file.open', file: other });
    tell({ type: 'replace.confirm' });
    expect([value(), read(selectFileName)]).toEqual([{ editing: 'kept' }, 'new.json']);
    expect(context().closedDays).toEqual([]);
  });

  it('is the site’s own if that was asked for last', async () => {
    const { tell, read, value, context } = await editingNotices();
    tell({ type: 'past.drop' });
    tell({ type: 'file.open', file: other });
    tell({ type: 'replace.cancel' });
    tell({ type: 'site.load' });
    expect(context().wanted).toBeNull();
    tell({ type: 'replace.confirm' });
    expect(value()).toBe('loading');
    await vi.waitFor(() => expect(value()).toEqual({ editing: 'kept' }));
    expect([read(selectFileName), read(selectPastCount)]).toEqual([null, 1]);
  });
});
