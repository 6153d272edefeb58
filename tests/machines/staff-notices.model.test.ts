import { expect, it } from 'vitest';
import { fromPromise, type AnyMachineSnapshot } from 'xstate';

import { closureErrors, isOver } from '#domain/staff-notices.ts';
import { staffOutcomes, staffSamples } from '#machine-room/project/staff-samples.ts';
import type { StaffNoticesContext, StaffNoticesEvent } from '#machines/staff-notices.context.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import { fileProblems } from '#machines/staff-notices.setup.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

const machine = staffNoticesMachine.provide({
  actors: { loadFile: fromPromise<string | null>(() => new Promise(() => {})) },
});

const samples = Object.entries(staffSamples).flatMap(([type, cases]) =>
  Object.values(cases).map((payload: object) => ({ type, ...payload })),
);
const invoked = '0.staffNotices.loading';
const outcomes = [
  ...Object.values(staffOutcomes.loadFile.done).map((output) => ({
    type: `xstate.done.actor.${invoked}`,
    output,
  })),
  { type: `xstate.error.actor.${invoked}`, error: new Error('no answer') },
];

/** Value and everything that a guard looks at: the rest of the context makes no other state. */
function stateKey({ value, context }: AnyMachineSnapshot): string {
  const facts = context as StaffNoticesContext;
  return JSON.stringify([
    value,
    Object.keys(closureErrors(facts.closure, facts.today)).length === 0,
    facts.closedDays.some((closure) => isOver(closure, facts.today)),
    fileProblems(facts).length === 0,
    facts.wanted !== null,
  ]);
}

it('moves as its chart says on every way through it, and declares no transition that cannot happen', () => {
  const coverage = trackTransitions(machine);
  const edges = everyEdge(machine, {
    input: undefined,
    payloadEvents: [...samples, ...outcomes] as unknown as StaffNoticesEvent[],
    stateKey,
  });
  expect(edges.length).toBeGreaterThan(100);
  for (const edge of edges) {
    const { value, context } = walkEdge(machine, edge, {
      input: undefined,
      inspect: coverage.inspect,
      delayMs: 10_000,
    });
    expect({ value, context }, edge.name).toEqual({
      value: edge.expected.value,
      context: edge.expected.context,
    });
  }
  expect(coverage.untaken()).toEqual([]);
});
