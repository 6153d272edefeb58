import { expect, it } from 'vitest';
import { fromPromise, type AnyMachineSnapshot } from 'xstate';

import type { Notices } from '#domain/notices.ts';
import {
  noticesMachine,
  type NoticesContext,
  type NoticesEvent,
} from '#machines/notices.machine.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

const withBanner: Notices = { closedDays: [], banner: { id: 'flood', text: 'The river is high.' } };

const machine = noticesMachine.provide({
  actors: { loadNotices: fromPromise(() => new Promise(() => {})) },
});
const events: NoticesEvent[] = [
  { type: 'visit.start', dismissedBanner: null },
  { type: 'visit.start', dismissedBanner: 'flood' },
];
const outcomes = [
  { type: 'xstate.done.actor.0.notices.loading', output: withBanner },
  { type: 'xstate.error.actor.0.notices.loading', error: new Error('no answer') },
] as unknown as NoticesEvent[];

/** Value and everything that a guard looks at: the rest of the context makes no other state. */
function stateKey({ value, context }: AnyMachineSnapshot): string {
  const { notices, retries, dismissedBanner } = context as NoticesContext;
  return JSON.stringify([value, retries, notices?.banner?.id, dismissedBanner]);
}

it('moves as its chart says on every way through it, and declares no transition that cannot happen', () => {
  const coverage = trackTransitions(machine);
  const edges = everyEdge(machine, {
    input: {},
    payloadEvents: [...events, ...outcomes],
    stateKey,
  });
  expect(edges.length).toBeGreaterThan(30);
  for (const edge of edges) {
    const { value, context } = walkEdge(machine, edge, {
      input: {},
      inspect: coverage.inspect,
      // One jump ends one state only, however long: the next state's delays count from where it lands.
      delayMs: 300_000,
    });
    expect({ value, context }, edge.name).toEqual({
      value: edge.expected.value,
      context: edge.expected.context,
    });
  }
  expect(coverage.untaken()).toEqual([]);
});
