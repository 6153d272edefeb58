import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assign, emit, fromPromise, setup } from 'xstate';

import { defineEntry, type MachineEntry } from '../../src/model/entry.ts';
import { formatValue } from '../../src/room/value-text.ts';
import { ChoiceList } from '../../src/simulator/ChoiceList.tsx';
import {
  computeFirstFrame,
  computeNextFrame,
  createSimulation,
  type Simulation,
} from '../../src/simulator/simulator.ts';
import { useSimulator } from '../../src/simulator/use-simulator.ts';

import { notation } from '../cases/notation.ts';
import { values } from '../cases/values.ts';

const order = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState's own way to give a machine its types
  types: {} as {
    context: { name: string; problem: string | null };
    events: { type: 'change'; name: string } | { type: 'submit' } | { type: 'look' };
  },
  actors: { deliver: fromPromise(() => Promise.reject(new Error('The world was touched.'))) },
  guards: { isFilled: ({ context }) => context.name !== '' },
  delays: { patience: 1, blink: 1 },
}).createMachine({
  id: 'order',
  context: { name: '', problem: null },
  initial: 'filling',
  on: { change: { actions: assign({ name: ({ event }) => event.name.trim() }) } },
  states: {
    filling: {
      on: { submit: { guard: 'isFilled', target: 'sending' }, look: 'looking' },
    },
    looking: {
      after: { blink: { target: 'looking', reenter: true, actions: emit({ type: 'blinked' }) } },
    },
    sending: {
      invoke: {
        src: 'deliver',
        onDone: 'sent',
        onError: {
          target: 'filling',
          actions: assign({ problem: ({ event }) => String(event.error) }),
        },
      },
      after: { patience: 'filling' },
    },
    sent: {},
  },
});

const entry = defineEntry({
  machine: order,
  samples: { change: { filled: { name: 'Ana' }, emptied: { name: ' ' } } },
  actorResults: { deliver: { done: { accepted: undefined }, failed: { busy: 'busy' } } },
});
const simulation = createSimulation(entry);
const sending = ['change~filled', 'submit'];

/** Takes these steps from the machine's start. Returns all frames. */
function walk(path: readonly string[], through: Simulation = simulation) {
  const frames = [computeFirstFrame(through)];
  for (const step of path) {
    const frame = frames.at(-1);
    const choice = frame?.choices.find(({ id }) => id === step);
    if (!frame || !choice) throw new Error(`There is no step ${step}.`);
    frames.push(computeNextFrame(through, frame, choice));
  }
  return frames;
}

const listPossible = (path: readonly string[]) =>
  walk(path)
    .at(-1)
    ?.choices.flatMap(({ id, takes }) => (takes.length > 0 ? [id] : []));

test('the simulator offers only possible events, results and delays', () => {
  expect(listPossible(sending)).toEqual([
    'change~filled',
    'change~emptied',
    'done:0.order.sending~accepted',
    'error:0.order.sending~busy',
    'after:patience.order.sending',
  ]);
  expect(listPossible([])).not.toContain('submit');
});

test.each([
  ['done:0.order.sending~accepted', 'sent', []],
  ['error:0.order.sending~busy', 'filling', [{ path: 'problem', before: 'null', after: '"busy"' }]],
  ['after:patience.order.sending', 'filling', []],
])('after the step %s, the simulator is in the state %s', (step, state, changes) => {
  const frame = walk([...sending, step]).at(-1);
  expect(frame).toMatchObject({ state, changes });
  expect(frame?.taken).toEqual(frame?.choice?.takes);
});

test('the simulator can fire a repeated delay again', () => {
  const blink = 'after:blink.order.looking';
  const frames = walk(['look', blink, blink]);
  expect(frames.map(({ emitted }) => emitted)).toEqual([[], [], ['blinked'], ['blinked']]);
});

/** Renders the simulator of a machine. `press` takes a step by its id. */
function renderSimulator(run: MachineEntry) {
  const { result } = renderHook(() => useSimulator(run));
  const press = (step: string) => {
    const choice = result.current.frame.choices.find(({ id }) => id === step);
    act(() => choice && result.current.take(choice));
  };
  return { result, press };
}

test('going back in the simulator keeps the later steps until a different step is taken', () => {
  const { result, press } = renderSimulator(entry);
  const states = () => result.current.frames.map(({ state }) => state);
  sending.forEach(press);
  expect(result.current).toMatchObject({ position: 2, frame: { state: 'sending' } });
  act(() => result.current.goTo(1));
  expect(result.current.frame).toMatchObject({ state: 'filling', context: { name: 'Ana' } });
  expect(states()).toEqual(['filling', 'filling', 'sending']);
  press('change~emptied');
  expect(states()).toEqual(['filling', 'filling', 'filling']);
  expect(result.current.frame.changes).toEqual([{ path: 'name', before: '"Ana"', after: '""' }]);
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ position: 0, frames: { length: 1 } });
});

test('the simulator starts again when its machine has changed', () => {
  const { result, rerender } = renderHook(({ run }) => useSimulator(run), {
    initialProps: { run: entry },
  });
  const look = result.current.frame.choices.find(({ id }) => id === 'look');
  act(() => look && result.current.take(look));
  expect(result.current.frame.state).toBe('looking');
  rerender({ run: { ...entry } });
  expect(result.current).toMatchObject({ position: 0, frame: { state: 'filling' } });
});

test('the simulator reports an action that throws, and stays in its state', () => {
  const { result, press } = renderSimulator(defineEntry({ machine: order }));
  press('change');
  expect(result.current.frame).toMatchObject({ state: 'filling', changes: [] });
  expect(result.current.frame.problem).toMatch(/^The machine could not go on: /);
});

test('a step in the simulator does not change the earlier steps of a machine with random results', () => {
  const { result, press } = renderSimulator(defineEntry({ machine: values.random }));
  const contexts = () => result.current.frames.map(({ context }) => context);
  for (const type of ['ROLL', 'NOW', 'ROLL']) {
    const before = contexts();
    press(type);
    expect(contexts().slice(0, -1)).toEqual(before);
  }
});

test('the simulator runs an action once for each step', () => {
  const { result, press } = renderSimulator(defineEntry({ machine: values.moduleState }));
  for (const _ of [1, 2, 3]) press('NEXT');
  const [, { n: first } = { n: 0 }, ...rest] = result.current.frames.map(
    ({ context }) => context as { n: number },
  );
  expect(rest.map(({ n }) => n)).toEqual([first + 1, first + 2]);
});

test('the simulator reports a machine that never reaches a stable state', () => {
  const frame = computeFirstFrame(createSimulation(defineEntry({ machine: values.alwaysLoop })));
  expect(frame.problem).toMatch(/^The machine could not start: Infinite loop detected/);
});

test('the simulator shows a context with cycles and values that are not JSON', () => {
  const frames = walk(['GO'], createSimulation(defineEntry({ machine: values.notJson })));
  expect(frames.at(-1)?.changes).toEqual([
    { path: 'big', before: '"10n"', after: '"11n"' },
    { path: 'map', before: '[[1,2]]', after: '[[3,4]]' },
    { path: 'date', before: '"1970-01-01T00:00:00.000Z"', after: '"1970-01-01T00:00:00.005Z"' },
    { path: 'none', before: 'nothing', after: '3' },
    { path: 'set', before: '[1]', after: '[1,2]' },
  ]);
  expect(formatValue(frames[0]?.context)).toContain('"ticket":"an instance of Ticket"');
});

test('the simulator sends an event that a wildcard matches', () => {
  const through = createSimulation(defineEntry({ machine: notation.wild }));
  expect(walk(['mouse.*'], through).at(-1)).toMatchObject({ state: 'c', problem: null });
  expect(walk(['*'], through).at(-1)).toMatchObject({ state: 'd', problem: null });
});

test('the simulator does not say that an event is ignored if a guard has no implementation', () => {
  const { choices } = computeFirstFrame(
    createSimulation(defineEntry({ machine: notation.longNames })),
  );
  expect(choices).toMatchObject([{ takes: [], isUnknown: true }]);
  render(<ChoiceList choices={choices} onTake={() => {}} />);
  expect(screen.getByText(/^Unknown, because a guard has no implementation/)).toBeVisible();
  expect(screen.queryByText(/^Would ignore now/)).toBeNull();
});
