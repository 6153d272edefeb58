import { expect, test } from 'vitest';
import {
  createActor,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  getStateNodes,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
} from 'xstate';
import { machines } from 'virtual:machine-room';
import { machineText, nodesOf } from 'xstate-machine-room/tools';

import { testExports } from '../../packages/xstate-machine-room/tests/public/exported.ts';

/** Returns the code section in a machine's text. */
const codeIn = (text: string) => text.split(/For the Stately editor\n-+\n\n/)[1] ?? '';

const copyOf = testExports(
  machines.map((entry) => ({ ...entry, code: codeIn(machineText(entry)) })),
);

test.each(machines)(
  'the code exported for the machine $id starts with the same context as the machine',
  async (entry) => {
    const { machine, input } = entry;
    const { machine: copy } = await copyOf(entry.id);
    const { context } = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot;
    expect(createActor(copy).getSnapshot()).toMatchObject({ context });
  },
);

test.each([
  ['booking', ['session.start', 'step.next', 'step.next', 'booking.submit'], 'submitting'],
  ['carousel', [], { playing: 'rotating' }],
  ['tourFilter', ['filter.choose'], 'all'],
  ['notices', ['session.start', 'xstate.done.actor.0.notices.loading'], 'fresh'],
  ['toast', ['pause.start'], 'showing'],
  ['accordion', ['item.toggle'], 'oneOpen'],
])(
  'the code exported for the machine %s, sent the events %j, reaches the state %j',
  async (id, types, state) => {
    const actor = createActor((await copyOf(id)).machine).start();
    for (const type of types) actor.send({ type });
    expect(actor.getSnapshot()).toMatchObject({ value: state });
    actor.stop();
  },
);

test.each(machines)(
  'the code exported for the machine $id can reach every state',
  async ({ id }) => {
    const { machine, answers = {} } = await copyOf(id);
    let seed = 1;
    /** Returns a pseudorandom number. The generator has a fixed seed, so that every run of the test is the same. */
    const below = (count: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % count;
    };
    for (const name of Object.keys(answers)) {
      Object.defineProperty(answers, name, { get: () => below(2) === 0 });
    }
    const unseen = new Set(nodesOf(machine.root).map((node) => node.id));
    let moment: AnyMachineSnapshot | undefined;
    for (let count = 0; count < 10_000 && unseen.size > 0; count += 1) {
      const ways: readonly AnyTransitionDefinition[] = moment ? getNextTransitions(moment) : [];
      const types = ways.map(({ eventType }) => eventType).filter((type) => type !== '');
      // One of the choices is a restart, because no event leads out of a final state.
      const type = types[below(types.length + 1)];
      const steps: [AnyMachineSnapshot, unknown][] =
        moment && type !== undefined
          ? getMicrosteps(machine, moment, { type })
          : getInitialMicrosteps(machine, undefined);
      const nodes = steps.flatMap(([{ value }]) => getStateNodes(machine.root, value));
      for (const node of nodes) unseen.delete(node.id);
      moment = steps.at(-1)?.[0];
    }
    expect([...unseen]).toEqual([]);
  },
);
