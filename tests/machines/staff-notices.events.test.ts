import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { noNotices } from '#domain/notices.ts';
import { emptyBanner, emptyClosure } from '#domain/staff-notices.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import {
  selectBannerDraft,
  selectClosure,
  selectFileName,
  selectHost,
  selectIsClosurePending,
  selectIsOnItsWay,
  selectIsReplacing,
  selectIsUnsaved,
  selectNews,
  selectOrigin,
  selectPastCount,
  selectToday,
} from '#machines/staff-notices.selectors.ts';

const today = '2026-11-22';
const past = { day: '2026-09-21', reason: 'Independence Day' };
const christmas = { day: '2026-12-25', reason: 'Christmas Day' };
const fileOf = (notices: object, name = 'notices.json') => ({
  origin: 'disk' as const,
  name,
  text: JSON.stringify(notices),
});

async function startWith(load: () => Promise<string | null>) {
  const machine = staffNoticesMachine.provide({ actors: { loadFile: fromPromise(load) } });
  const actor = createActor(machine).start();
  actor.send({ type: 'visit.start', today });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  const read = <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    select(actor.getSnapshot());
  return { actor, read, value: () => actor.getSnapshot().value };
}
const editing = (notices: object = { closedDays: [past, christmas] }) =>
  startWith(() => Promise.resolve(JSON.stringify(notices)));

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
    host: 'server',
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

describe('without the site’s file', () => {
  const failed = () => startWith(() => Promise.resolve('<!doctype html>'));

  it('says that it is no file of notices', async () => {
    const { value, read } = await failed();
    expect([value(), read(selectNews), read(selectIsOnItsWay)]).toEqual([
      'failed',
      'The file on the site is not a file of notices.',
      false,
    ]);
  });

  it('begins a new one, of no name and with nothing in it', async () => {
    const { actor, value, read } = await failed();
    actor.send({ type: 'file.begin' });
    expect(value()).toEqual({ editing: 'kept' });
    expect(actor.getSnapshot().context).toMatchObject({
      opened: noNotices,
      problems: [],
      news: '',
    });
    expect([read(selectOrigin), read(selectFileName), read(selectBannerDraft)]).toEqual([
      'begun',
      null,
      emptyBanner,
    ]);
  });

  it('opens one from the disk', async () => {
    const { actor, value, read } = await failed();
    actor.send({ type: 'file.open', file: fileOf({ closedDays: [christmas] }) });
    expect(value()).toEqual({ editing: 'kept' });
    expect([read(selectOrigin), read(selectFileName)]).toEqual(['disk', 'notices.json']);
  });
});

describe('what staff do', () => {
  it('chooses days and writes a reason, which waits until it is closed', async () => {
    const { actor, read } = await editing();
    expect([read(selectIsClosurePending), read(selectToday)]).toEqual([false, today]);
    actor.send({ type: 'day.choose', day: '2026-12-01' });
    expect(read(selectClosure).from).toBe('2026-12-01');
    expect(read(selectIsClosurePending)).toBe(true);
    actor.send({ type: 'closure.change', patch: { from: '', to: '', reason: '  ' } });
    expect(read(selectIsClosurePending)).toBe(false);
    actor.send({ type: 'closure.change', patch: { reason: 'Wind' } });
    expect(read(selectIsClosurePending)).toBe(true);
  });

  it('drops the days that are over, and only those', async () => {
    const { actor, read, value } = await editing();
    actor.send({ type: 'past.drop' });
    expect(value()).toEqual({ editing: 'changed' });
    expect(actor.getSnapshot().context.closedDays).toEqual([
      { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' },
    ]);
    expect(read(selectPastCount)).toBe(0);
    expect(read(selectNews)).toBe('The days that are over are gone from the list.');
  });

  it('cannot drop what is not over', async () => {
    const { actor, value } = await editing({ closedDays: [christmas] });
    actor.send({ type: 'past.drop' });
    expect(value()).toEqual({ editing: 'kept' });
  });

  it('is told what is missing, without the news of before, until it is closed', async () => {
    const { actor, read } = await editing();
    actor.send({ type: 'past.drop' });
    actor.send({ type: 'closure.add' });
    expect([actor.getSnapshot().context.isRefused, read(selectNews)]).toEqual([true, '']);
    actor.send({
      type: 'closure.change',
      patch: { from: '2026-12-01', to: '2026-12-01', reason: 'Wind' },
    });
    actor.send({ type: 'closure.add' });
    expect(actor.getSnapshot().context.isRefused).toBe(false);
    expect(actor.getSnapshot().context.closedDays.map(({ from }) => from)).toEqual([
      '2026-12-01',
      '2026-12-25',
    ]);
  });

  it('opens a closed day again, and says nothing of one that is not there', async () => {
    const { actor, read } = await editing({ closedDays: [christmas] });
    actor.send({ type: 'closure.remove', index: 7 });
    expect([actor.getSnapshot().context.closedDays.length, read(selectNews)]).toEqual([1, '']);
    actor.send({ type: 'closure.remove', index: 0 });
    expect(actor.getSnapshot().context.closedDays).toEqual([]);
    expect(read(selectNews)).toMatch(/^Open again: .*December 25, 2026/);
  });

  it('names its host', async () => {
    const { actor, read } = await editing();
    actor.send({ type: 'host.choose', host: 'netlify' });
    expect(read(selectHost)).toBe('netlify');
  });

  it('takes the file along: then it is the one that is opened, and the news are old', async () => {
    const { actor, value } = await editing();
    actor.send({ type: 'past.drop' });
    actor.send({ type: 'file.take' });
    expect(value()).toEqual({ editing: 'kept' });
    expect(actor.getSnapshot().context).toMatchObject({
      opened: { closedDays: [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' }] },
      news: '',
    });
  });
});

describe('another file', () => {
  const other = fileOf(
    { closedDays: [], banner: { id: 'flood', text: 'High water.' } },
    'new.json',
  );

  it('is opened at once where nothing would be lost', async () => {
    const { actor, read, value } = await editing();
    actor.send({ type: 'file.open', file: other });
    expect(value()).toEqual({ editing: 'kept' });
    expect([read(selectFileName), read(selectBannerDraft).text]).toEqual([
      'new.json',
      'High water.',
    ]);
  });

  it.each(['kept', 'changed'])('that is none is named, and opens nothing (%s)', async (state) => {
    const { actor, read, value } = await editing();
    if (state === 'changed') actor.send({ type: 'past.drop' });
    actor.send({ type: 'file.open', file: { origin: 'disk', name: 'photo.jpg', text: 'JFIF' } });
    expect(value()).toEqual({ editing: state });
    expect(read(selectNews)).toBe('photo.jpg is not a file of notices.');
  });

  it('waits for a word where changes would be lost, and is opened or forgotten', async () => {
    const { actor, read, value } = await editing();
    actor.send({ type: 'past.drop' });
    actor.send({ type: 'file.open', file: other });
    expect([value(), read(selectIsReplacing), read(selectIsUnsaved)]).toEqual([
      'replacing',
      true,
      true,
    ]);
    actor.send({ type: 'replace.cancel' });
    expect([value(), read(selectIsReplacing)]).toEqual([{ editing: 'changed' }, false]);
    actor.send({ type: 'file.open', file: other });
    actor.send({ type: 'replace.confirm' });
    expect([value(), read(selectFileName)]).toEqual([{ editing: 'kept' }, 'new.json']);
  });

  it('is the site’s own if that was asked for last', async () => {
    const { actor, read, value } = await editing();
    actor.send({ type: 'past.drop' });
    actor.send({ type: 'file.open', file: other });
    actor.send({ type: 'replace.cancel' });
    actor.send({ type: 'site.load' });
    expect(actor.getSnapshot().context.wanted).toBeNull();
    actor.send({ type: 'replace.confirm' });
    expect(value()).toBe('loading');
    await vi.waitFor(() => expect(value()).toEqual({ editing: 'kept' }));
    expect([read(selectFileName), read(selectPastCount)]).toEqual([null, 1]);
  });
});
