import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { Notices } from '#domain/notices/notices.ts';
import { selectBanner, selectClosedDays, noticesMachine } from '#machines/notices.machine.ts';

const flood = { id: 'flood', text: 'The river is high.' };
const holiday = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const notices: Notices = { closedDays: [holiday], banner: flood };

type Load = () => Promise<Notices>;

function startNotices(load: Load, dismissedBanner: string | null = null) {
  const clock = new SimulatedClock();
  const loadSpy = vi.fn<Load>(load);
  const rememberDismissal = vi.fn<(dismissal: { banner: string }) => void>();
  const actor = createActor(
    noticesMachine.provide({
      actors: { loadNotices: fromPromise(loadSpy) },
      actions: { rememberDismissal: (_, dismissal) => rememberDismissal(dismissal) },
    }),
    { clock },
  ).start();
  actor.send({ type: 'session.start', dismissedBanner });
  return {
    actor,
    clock,
    load: loadSpy,
    rememberDismissal,
    value: () => actor.getSnapshot().value,
    closedDays: () => selectClosedDays(actor.getSnapshot()),
    banner: () => selectBanner(actor.getSnapshot()),
  };
}

const works: Load = () => Promise.resolve(notices);
const never: Load = () => new Promise(() => {});
const fail: Load = () => Promise.reject(new Error('no answer'));
/** Waits until the results of settled promises have reached the machine. */
const settle = () => vi.waitFor(() => Promise.resolve());

describe('loading the notices', () => {
  it('the notices machine starts without notices', () => {
    const { value, context } = createActor(noticesMachine).start().getSnapshot();
    expect(value).toBe('opening');
    expect(context).toEqual({ notices: null, retries: 0, dismissedBanner: null });
  });

  it('a second session start does not load the notices again', async () => {
    const { actor, load, value, closedDays, banner } = startNotices(works);
    actor.send({ type: 'session.start', dismissedBanner: null });
    expect(closedDays()).toBeNull();
    await settle();
    expect(value()).toBe('fresh');
    expect([closedDays(), banner()]).toEqual([[holiday], flood]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loading the notices fails if no actor is provided', async () => {
    const actor = createActor(noticesMachine).start();
    actor.send({ type: 'session.start', dismissedBanner: null });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { notices: null } });
  });

  it('the notices machine retries a failed load after 1, 2 and 4 seconds', async () => {
    const { clock, load, value, closedDays } = startNotices(fail);
    for (const [attempt, delayMs] of [1000, 2000, 4000].entries()) {
      await settle();
      expect(value()).toBe('waiting');
      clock.increment(delayMs - 1);
      expect(load).toHaveBeenCalledTimes(attempt + 1);
      clock.increment(1);
      expect(load).toHaveBeenCalledTimes(attempt + 2);
    }
    await settle();
    expect([value(), closedDays()]).toEqual(['stale', null]);
    clock.increment(3_600_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('loading the notices fails after ten seconds without a response', () => {
    const { value, clock } = startNotices(never);
    clock.increment(9999);
    expect(value()).toBe('loading');
    clock.increment(1);
    expect(value()).toBe('waiting');
  });

  it('loading the notices is retried immediately when the device is online again', async () => {
    const { actor, load, value } = startNotices(fail);
    for (const attempt of [1, 2, 3]) {
      await settle();
      expect(value()).toBe('waiting');
      actor.send({ type: 'network.online' });
      expect(load).toHaveBeenCalledTimes(attempt + 1);
    }
    await settle();
    expect(value()).toBe('stale');
  });
});

describe('reloading the notices', () => {
  it.each(['window.focus', 'network.online'] as const)(
    'the event %s reloads the notices only after five minutes',
    async (type) => {
      const { actor, clock, load, value } = startNotices(works);
      await settle();
      clock.increment(299_999);
      actor.send({ type });
      expect(value()).toBe('fresh');
      clock.increment(1);
      expect(value()).toBe('stale');
      expect(load).toHaveBeenCalledTimes(1);
      actor.send({ type });
      expect(load).toHaveBeenCalledTimes(2);
      await settle();
      expect(value()).toBe('fresh');
    },
  );

  it('the notices machine keeps the loaded notices after a failed reload', async () => {
    const load = vi.fn<Load>().mockResolvedValueOnce(notices).mockRejectedValue(new Error('down'));
    const { actor, clock, value, closedDays } = startNotices(load);
    await settle();
    clock.increment(300_000);
    actor.send({ type: 'window.focus' });
    expect(closedDays()).toEqual([holiday]);
    await settle();
    expect([value(), closedDays()]).toEqual(['waiting', [holiday]]);
  });

  it('a return of the visitor restores all retries of a failed load', async () => {
    const { actor, clock, load, value } = startNotices(fail);
    const waits = async () => {
      await settle();
      return value() === 'waiting';
    };
    while (await waits()) clock.increment(4000);
    expect([value(), load.mock.calls.length]).toEqual(['stale', 4]);
    actor.send({ type: 'window.focus' });
    await settle();
    expect(value()).toBe('waiting');
    clock.increment(1000);
    expect(load).toHaveBeenCalledTimes(6);
  });
});

describe('the banner', () => {
  it('dismissing the banner stores the id of the banner', async () => {
    const { actor, rememberDismissal, banner, closedDays } = startNotices(works);
    await settle();
    actor.send({ type: 'banner.dismiss' });
    expect([banner(), closedDays()]).toEqual([null, [holiday]]);
    expect(rememberDismissal.mock.calls).toEqual([[{ banner: 'flood' }]]);
  });

  it.each([
    ['stays closed in a tab where the visitor dismissed it', 'flood', null],
    ['appears again if staff have changed its id', 'last-flood', flood],
  ])(
    'a dismissed banner appears again only with a new id: it %s',
    async (_, dismissed, expected) => {
      const { banner } = startNotices(works, dismissed);
      await settle();
      expect(banner()).toEqual(expected);
    },
  );

  it('banner.dismiss is ignored if there is no banner', () => {
    const { actor, rememberDismissal } = startNotices(never);
    actor.send({ type: 'banner.dismiss' });
    expect(rememberDismissal).not.toHaveBeenCalled();
  });
});
