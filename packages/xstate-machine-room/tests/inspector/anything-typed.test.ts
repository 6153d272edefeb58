import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  sendTo,
  setup,
  spawnChild,
  type InspectionEvent,
} from 'xstate';

import { machineText } from '../../src/page/machine-text.ts';
import { BURST_MS, createInspectorStore } from '../../src/inspector/inspector-store.ts';
import { formatHash } from '../../src/simulator/permalink.ts';
import { createSimulation, replay } from '../../src/simulator/simulator.ts';

import { doorEntry, registerDoor, send } from './door.ts';

registerDoor();

/** Generates secrets that are long enough not to be part of another text by chance. */
const secret = fc.oneof(
  fc.stringMatching(/^[A-ZÄÖÉ][a-zäöéñ]{7,14}$/),
  fc.stringMatching(/^[a-z]{4,9}\.[a-z]{4,9}@[a-z]{4,9}\.org$/),
  fc.stringMatching(/^\+501 [0-9]{3}-[0-9]{4}$/),
  fc.stringMatching(/^[a-z]{6,9} [a-z]{6,9} [a-z]{6,9}$/),
);

/** Generates values that contain the secret as a string, a value, an item, a key or an error message. */
const createCarrier = (text: string) =>
  fc.letrec<{ carrier: unknown }>((tie) => ({
    carrier: fc.oneof(
      { maxDepth: 3 },
      fc.constant(text),
      fc.constant(new Error(`550 no mailbox ${text}`)),
      fc.constant({ [text]: true }),
      fc.array(tie('carrier'), { minLength: 1, maxLength: 2 }),
      fc.dictionary(fc.constantFrom('note', 'guest', 'type'), tie('carrier'), { minKeys: 1 }),
    ),
  })).carrier;

const scene = secret.chain((text) =>
  fc.record({
    text: fc.constant(text),
    carried: fc.array(createCarrier(text), { minLength: 6, maxLength: 6 }),
    /** The id of a machine in the list of machines (`door`), or of one that is not in the list (`unknown`). */
    machineId: fc.constantFrom('door', 'unknown'),
    isFailing: fc.boolean(),
  }),
);

type Scene = typeof scene extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Starts a machine that puts a guest's secret into every possible place. */
function startLeakyMachine(
  inspect: (event: InspectionEvent) => void,
  { text, carried, machineId, isFailing }: Scene,
) {
  const [context, input, outcome, payload, patch, own] = carried;
  const tell = fromPromise(() => (isFailing ? Promise.reject(outcome) : Promise.resolve(outcome)));
  const hear = fromCallback(({ sendBack }) => sendBack({ type: text, own }));
  const child = createMachine({
    id: 'child',
    entry: spawnChild(tell, { id: text, input }),
    context: { own },
    on: { '*': { actions: () => {} } },
  });
  const count = fromTransition((state) => state, own);
  const machine = setup({ actors: { tell, hear, child, count } }).createMachine({
    id: machineId,
    context: { knocks: 1, guest: context, reference: text, [text]: context },
    entry: [
      spawnChild('tell', { id: text, input }),
      spawnChild(tell, { input }),
      spawnChild('child', { id: `${text} child` }),
      spawnChild('count', { id: `${text} count` }),
    ],
    invoke: [
      { src: 'tell', id: 'told', input, onDone: {}, onError: {} },
      { src: 'hear', id: 'heard', input },
    ],
    on: {
      '*': {
        actions: [
          sendTo('heard', { type: text, payload }),
          sendTo(`${text} child`, { type: text, payload }),
        ],
      },
    },
  });
  const actor = createActor(machine, { inspect, input, systemId: text });
  actor.subscribe({ error: () => {} });
  actor.start();
  send(actor, { type: 'open', key: 1, name: patch, [text]: payload });
  send(actor, { type: text, payload });
  send(actor, { type: `xstate.done.actor.${text}`, output: payload, actorId: text });
  return actor;
}

const simulation = createSimulation(doorEntry);

/** Returns the link and the exports of a machine after this text has been entered in the simulator. */
function exportCopies({ text, carried }: Scene): string {
  const [key, name] = carried;
  const path = ['open~gently', 'close', { type: 'open', key, name }, { type: text }, 'close'];
  const { frames } = replay(simulation, path);
  expect(frames).toHaveLength(path.length + 1);
  return formatHash(path) + machineText(doorEntry);
}

test('no inspector, link or export contains what a user typed', async () => {
  // The store records after a burst.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const types: InspectionEvent['type'][] = [];
  await fc.assert(
    fc.asyncProperty(scene, async (drawn) => {
      const views: unknown[] = [];
      const store = createInspectorStore((record) => views.push(record));
      store.subscribe(() => views.push(store.get()));
      const actor = startLeakyMachine((event) => {
        store.inspect(event);
        types.push(event.type);
      }, drawn);
      await new Promise(setImmediate);
      vi.advanceTimersByTime(BURST_MS);
      actor.stop();
      vi.advanceTimersByTime(BURST_MS);
      const text = JSON.stringify(views) + exportCopies(drawn);
      expect(text).not.toContain(drawn.text);
      expect(text).not.toContain(JSON.stringify(drawn.text).slice(1, -1));
      expect(text).toContain('tell');
    }),
    { numRuns: 1000 },
  );
  expect(types.length).toBeGreaterThan(10_000);
}, 120_000);
