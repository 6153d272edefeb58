import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { toastMachine, type ToastEvent } from '#machines/toast.machine.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

const DURATION_MS = 10_000;
const input = { durationMs: DURATION_MS };

function startToast() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { input, clock }).start();
  return { actor, clock };
}

it('moves as its chart says, and declares no transition that cannot happen', () => {
  const coverage = trackTransitions(toastMachine);
  const payloadEvents: ToastEvent[] = (['pointer', 'focus'] as const).flatMap((reason) => [
    { type: 'hold.start', reason },
    { type: 'hold.end', reason },
  ]);
  for (const edge of everyEdge(toastMachine, { input, payloadEvents })) {
    const { value, context } = walkEdge(toastMachine, edge, {
      input,
      inspect: coverage.inspect,
      delayMs: DURATION_MS,
    });
    expect({ value, context }, edge.name).toEqual({
      value: edge.expected.value,
      context: edge.expected.context,
    });
  }
  expect(coverage.untaken()).toEqual([]);
});

describe('a toast', () => {
  it('closes when its time is over, not sooner', () => {
    const { actor, clock } = startToast();
    clock.increment(DURATION_MS - 1);
    expect(actor.getSnapshot().value).toBe('showing');
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', status: 'done' });
  });

  it('stays while anything holds it, and then for its full time', () => {
    const { actor, clock } = startToast();
    clock.increment(DURATION_MS - 1);
    actor.send({ type: 'hold.start', reason: 'focus' });
    actor.send({ type: 'hold.start', reason: 'pointer' });
    clock.increment(10 * DURATION_MS);
    actor.send({ type: 'hold.end', reason: 'focus' });
    expect(actor.getSnapshot().value).toBe('held');
    actor.send({ type: 'hold.end', reason: 'pointer' });
    clock.increment(DURATION_MS - 1);
    expect(actor.getSnapshot().value).toBe('showing');
  });

  it('closes at once when told to', () => {
    const { actor } = startToast();
    actor.send({ type: 'hold.start', reason: 'focus' });
    actor.send({ type: 'toast.close' });
    expect(actor.getSnapshot().value).toBe('closed');
  });
});
