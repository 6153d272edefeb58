import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { toastMachine } from '#machines/toast.machine.ts';

const DURATION_MS = 10_000;

function startToast() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  return { actor, clock };
}

it('the toast closes after ten seconds', () => {
  const { actor, clock } = startToast();
  clock.increment(DURATION_MS - 1);
  expect(actor.getSnapshot().value).toBe('showing');
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed', status: 'done' });
});

it('a paused toast gets its full time again when the pause ends', () => {
  const { actor, clock } = startToast();
  clock.increment(DURATION_MS - 1);
  actor.send({ type: 'pause.start', reason: 'focus' });
  actor.send({ type: 'pause.start', reason: 'pointer' });
  clock.increment(10 * DURATION_MS);
  actor.send({ type: 'pause.end', reason: 'focus' });
  expect(actor.getSnapshot().value).toBe('paused');
  actor.send({ type: 'pause.end', reason: 'pointer' });
  clock.increment(DURATION_MS - 1);
  expect(actor.getSnapshot().value).toBe('showing');
});

it('toast.close immediately closes a paused toast', () => {
  const { actor } = startToast();
  actor.send({ type: 'pause.start', reason: 'focus' });
  actor.send({ type: 'toast.close' });
  expect(actor.getSnapshot().value).toBe('closed');
});
