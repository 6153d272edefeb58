import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { Notices } from '#domain/notices/notices.ts';
import { noticesMachine } from '#machines/notices.machine.ts';
import { selectBanner, selectClosedDays } from '#machines/notices.selectors.ts';

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
/** Lets settled promises reach the machine. */
const settle = () => vi.waitFor(() => Promise.resolve());

describe('loading', () => {
  it('the machine starts with no notices and waits for the browser', () => {
    const { value, context } = createActor(noticesMachine).start().getSnapshot();
    expect(value).toBe('opening');
    expect(context).toEqual({ notices: null, retries: 0, dismissedBanner: null });
  });

  it('the notices are loaded once, however often a session starts', async () => {
    const { actor, load, value, closedDays, banner } = startNotices(works);
    actor.send({ type: 'session.start', dismissedBanner: null });
    expect(closedDays()).toBeNull();
    await settle();
    expect(value()).toBe('fresh');
    expect([closedDays(), banner()]).toEqual([[holiday], flood]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loading fails until an actor is provided', async () => {
    const actor = createActor(noticesMachine).start();
    actor.send({ type: 'session.start', dismissedBanner: null });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { notices: null } });
  });

  it('a failed load is retried three times, after 1, 2 and 4 seconds', async () => {
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

  it('loading fails after ten seconds without a response', () => {
    const { value, clock } = startNotices(never);
    clock.increment(9999);
    expect(value()).toBe('loading');
    clock.increment(1);
    expect(value()).toBe('waiting');
  });

  it('loading is retried early when the connection returns, within the three retries', async () => {
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

describe('freshness', () => {
  it.each(['window.focus', 'network.online'] as const)(
    'the notices are fresh for five minutes, and then %s loads them again',
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

  it('a failed reload keeps the known notices', async () => {
    const load = vi.fn<Load>().mockResolvedValueOnce(notices).mockRejectedValue(new Error('down'));
    const { actor, clock, value, closedDays } = startNotices(load);
    await settle();
    clock.increment(300_000);
    actor.send({ type: 'window.focus' });
    expect(closedDays()).toEqual([holiday]);
    await settle();
    expect([value(), closedDays()]).toEqual(['waiting', [holiday]]);
  });

  it('a failed load gets all its retries again when the visitor returns', async () => {
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
  it("the banner is dismissed, and the tab remembers the banner's id", async () => {
    const { actor, rememberDismissal, banner, closedDays } = startNotices(works);
    await settle();
    actor.send({ type: 'banner.dismiss' });
    expect([banner(), closedDays()]).toEqual([null, [holiday]]);
    expect(rememberDismissal.mock.calls).toEqual([[{ banner: 'flood' }]]);
  });

  it.each([
    ['stays closed for a tab that closed it before', 'flood', null],
    ['appears again when staff give it a new id', 'last-flood', flood],
  ])('the banner %s', async (_, dismissed, expected) => {
    const { banner } = startNotices(works, dismissed);
    await settle();
    expect(banner()).toEqual(expected);
  });

  it('a banner cannot be dismissed if there is none', () => {
    const { actor, rememberDismissal } = startNotices(never);
    actor.send({ type: 'banner.dismiss' });
    expect(rememberDismissal).not.toHaveBeenCalled();
  });
});
