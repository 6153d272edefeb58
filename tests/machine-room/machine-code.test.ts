import { expect, test } from 'vitest';
import {
  createActor,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  getStateNodes,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { machineText, nodesOf } from 'xstate-machine-room/tools';

import { testExports } from '../../packages/xstate-machine-room/tests/public/exported.ts';

import { registry } from './registry.ts';

/** The code as it stands in a machine's text. */
const codeIn = (text: string) => text.split(/For the Stately editor\n-+\n\n/)[1] ?? '';

const copyOf = testExports(
  registry.map((entry) => ({ ...entry, code: codeIn(machineText(entry)) })),
);

test.each(registry)('the copied code of $id begins as the machine does', async (entry) => {
  const { machine, input } = entry;
  const { machine: copy } = await copyOf(entry.id);
  const { context } = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot;
  expect(createActor(copy).getSnapshot()).toMatchObject({ context });
});

/** Every state that is reached with these answers, whatever happens and in whichever order. */
function reached(machine: AnyStateMachine): Set<string> {
  const states = new Set<string>();
  const moments = new Map<string, AnyMachineSnapshot>();
  const walk = (steps: () => readonly (readonly [AnyMachineSnapshot, unknown])[]) => {
    try {
      const snapshots = steps().map(([snapshot]) => snapshot);
      for (const { value } of snapshots) {
        for (const { id } of getStateNodes(machine.root, value)) states.add(id);
      }
      const last = snapshots.at(-1);
      const name = JSON.stringify(last?.value);
      if (last && !moments.has(name)) moments.set(name, last);
    } catch {
      // Two states send each other round with these answers: XState stops it.
    }
  };
  walk(() => getInitialMicrosteps(machine, undefined));
  for (const moment of moments.values()) {
    const types = new Set(getNextTransitions(moment).map(({ eventType }) => eventType));
    types.delete('');
    for (const type of types) walk(() => getMicrosteps(machine, moment, { type }));
  }
  return states;
}

type Answers = Record<string, boolean>;

/** The first answers, then all that differ from them in one, in two, in three. */
function* settingsNear(
  first: Answers,
  names = Object.keys(first),
  changes = 3,
): Generator<Answers> {
  yield first;
  if (changes === 0) return;
  for (const [index, name] of names.entries()) {
    yield* settingsNear({ ...first, [name]: !first[name] }, names.slice(index + 1), changes - 1);
  }
}

test.each(registry)('every state of $id is reached in the copied code', async ({ id }) => {
  const { machine, answers = {} } = await copyOf(id);
  const first = { ...answers };
  const unseen = new Set(nodesOf(machine.root).map((node) => node.id));
  for (const setting of settingsNear(first)) {
    Object.assign(answers, setting);
    for (const state of reached(machine)) unseen.delete(state);
    if (unseen.size === 0) break;
  }
  Object.assign(answers, first);
  expect([...unseen]).toEqual([]);
});

test.each([
  ['booking', ['visit.start', 'step.next', 'step.next', 'booking.submit'], 'submitting'],
  ['carousel', [], { playing: 'rotating' }],
  ['tourFilter', ['filter.choose'], 'all'],
  ['notices', ['visit.start', 'xstate.done.actor.0.notices.loading'], 'fresh'],
  [
    'staffNotices',
    ['visit.start', 'xstate.done.actor.0.staffNotices.loading'],
    { editing: 'kept' },
  ],
  ['toast', ['hold.start'], 'showing'],
  ['accordion', ['item.toggle'], 'oneOpen'],
])('the first answers of %s lead where a visitor usually gets', async (id, types, state) => {
  const actor = createActor((await copyOf(id)).machine).start();
  for (const type of types) actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ value: state });
  actor.stop();
});
