import { act, render, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, emit, fromPromise, setup, type AnyStateMachine } from 'xstate';

import { defineEntry } from '../../src/model/entry.ts';
import { formatValue } from '../../src/room/value-text.ts';
import { ChoiceList } from '../../src/simulator/ChoiceList.tsx';
import { formatHash, parseHash } from '../../src/simulator/permalink.ts';
import { createSimulation, replay } from '../../src/simulator/simulator.ts';
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

const listPossible = ({ frames }: ReturnType<typeof replay>) =>
  frames.at(-1)?.choices.flatMap(({ id, takes }) => (takes.length > 0 ? [id] : []));

test('the simulator offers only possible events, results and delays', () => {
  expect(listPossible(replay(simulation, sending))).toEqual([
    'change~filled',
    'change~emptied',
    'done:0.order.sending~accepted',
    'error:0.order.sending~busy',
    'after:patience.order.sending',
  ]);
  expect(listPossible(replay(simulation, []))).not.toContain('submit');
});

test.each([
  ['done:0.order.sending~accepted', 'sent', []],
  ['error:0.order.sending~busy', 'filling', [{ path: 'problem', before: 'null', after: '"busy"' }]],
  ['after:patience.order.sending', 'filling', []],
])('after the step %s, the simulator is in the state %s', (step, state, changes) => {
  const { frames, impossibleStep } = replay(simulation, [...sending, step]);
  expect([frames.at(-1), impossibleStep]).toMatchObject([{ state, changes }, null]);
  expect(frames.at(-1)?.taken).toEqual(frames.at(-1)?.choice?.takes);
});

test.each(['submit', 'after:patience.order.sending', 'no.step'])(
  'the simulator stops at the impossible step %s',
  (step) => {
    const { frames, impossibleStep } = replay(simulation, ['change~emptied', step, 'look']);
    expect([frames.map(({ state }) => state), impossibleStep]).toEqual([
      ['filling', 'filling'],
      step,
    ]);
  },
);

test('the simulator can fire a repeated delay again', () => {
  const blink = 'after:blink.order.looking';
  const { frames } = replay(simulation, ['look', blink, blink]);
  expect(frames.map(({ emitted }) => emitted)).toEqual([[], [], ['blinked'], ['blinked']]);
});

test('going back in the simulator keeps the later steps until a different step is taken', () => {
  const { result } = renderHook(() => useSimulator(entry, sending));
  expect(result.current).toMatchObject({ position: 2, frame: { state: 'sending' } });
  act(() => result.current.goTo(1));
  expect(result.current).toMatchObject({
    position: 1,
    walked: ['change~filled'],
    frame: { state: 'filling', context: { name: 'Ana' } },
    frames: { length: 3 },
  });
  const next = result.current.frame.choices.find(({ id }) => id === 'change~emptied');
  act(() => next && result.current.take(next));
  expect(result.current.walked).toEqual(['change~filled', 'change~emptied']);
  expect(result.current.frame.changes).toEqual([{ path: 'name', before: '"Ana"', after: '""' }]);
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ position: 0, walked: [], frame: { state: 'filling' } });
});

test('a link to the simulator contains no event that was typed by hand', () => {
  const { result } = renderHook(() => useSimulator(entry, ['change~filled']));
  act(() => result.current.send('change'));
  expect(result.current.frame).toMatchObject({ state: 'filling', changes: [] });
  expect(result.current.frame.problem).toMatch(/^The machine could not go on: /);
  expect(result.current.frame.accepts).toEqual(['submit', 'look', 'change']);
  act(() => result.current.send('change', { name: 'ana@example.com' }));
  expect(result.current.frame.context).toMatchObject({ name: 'ana@example.com' });
  act(() => result.current.send('no.such.event'));
  expect(result.current.frame.problem).toBe('The machine ignores no.such.event here.');
  const look = result.current.frame.choices.find(({ id }) => id === 'look');
  act(() => look && result.current.take(look));
  expect(result.current.frame.state).toBe('looking');
  expect(formatHash(result.current.walked)).toBe('#path=change~filled');
});

test.each(Object.entries<AnyStateMachine>({ ...notation, ...values }))(
  'a link to the simulator contains every step of the case %s',
  (_, machine) => {
    const { trials } = createSimulation(defineEntry({ machine, input: { id: 'sample' } }));
    const path = trials.map(({ id }) => id);
    expect(parseHash(formatHash(path))).toEqual(path);
  },
);

test('a step in the simulator does not change the earlier steps of a machine with random results', () => {
  const randomEntry = defineEntry({ machine: values.random });
  const { result } = renderHook(() => useSimulator(randomEntry, []));
  const contexts = () => result.current.frames.map(({ context }) => context);
  for (const type of ['ROLL', 'NOW', 'ROLL']) {
    const before = contexts();
    act(() => result.current.send(type));
    expect(contexts().slice(0, -1)).toEqual(before);
  }
});

test('the simulator runs an action once for each step', () => {
  const countEntry = defineEntry({ machine: values.moduleState });
  const { result } = renderHook(() => useSimulator(countEntry, []));
  for (const _ of [1, 2, 3]) act(() => result.current.send('NEXT'));
  const [, { n: first } = { n: 0 }, ...rest] = result.current.frames.map(
    ({ context }) => context as { n: number },
  );
  expect(rest.map(({ n }) => n)).toEqual([first + 1, first + 2]);
});

test('the simulator reports a machine that never reaches a stable state', () => {
  const { frames } = replay(createSimulation(defineEntry({ machine: values.alwaysLoop })), []);
  expect(frames[0]?.problem).toMatch(/^The machine could not start: Infinite loop detected/);
});

test('the simulator shows a context with cycles and values that are not JSON', () => {
  const { frames } = replay(createSimulation(defineEntry({ machine: values.notJson })), ['GO']);
  expect(frames.at(-1)?.changes).toEqual([
    { path: 'big', before: '"10n"', after: '"11n"' },
    { path: 'map', before: '[[1,2]]', after: '[[3,4]]' },
    { path: 'date', before: '"1970-01-01T00:00:00.000Z"', after: '"1970-01-01T00:00:00.005Z"' },
    { path: 'none', before: 'nothing', after: '3' },
    { path: 'set', before: '[1]', after: '[1,2]' },
  ]);
  expect(formatValue(frames[0]?.context)).toContain('"ticket":"an instance of Ticket"');
});

test('the simulator does not say that an event is ignored if a guard has no implementation', () => {
  const { frames } = replay(createSimulation(defineEntry({ machine: notation.longNames })), []);
  expect(frames[0]?.choices).toMatchObject([{ takes: [], isUnknown: true }]);
  render(<ChoiceList choices={frames[0]?.choices ?? []} onTake={() => {}} />);
  expect(screen.getByText(/^Unknown, because a guard has no implementation/)).toBeVisible();
  expect(screen.queryByText(/^Would ignore now/)).toBeNull();
});

test('a link to the simulator restores any path', () => {
  expect(formatHash([])).toBe('');
  const steps = fc.constantFrom(...simulation.trials.map(({ id }) => id));
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 200 }), (path) => {
      expect(parseHash(formatHash(path))).toEqual(path);
    }),
  );
});

test.each([
  ['#order', []],
  ['#path=step.next,,step.back', ['step.next']],
  ['#path=step.next,add%20todo,a%2Cb&other=1', ['step.next', 'add todo', 'a,b']],
  ['#path=step.next,%E0%A4%A,step.back', ['step.next']],
  [`#path=${'a'.repeat(121)}`, []],
  [`#path=${Array(300).fill('a').join(',')}`, Array(200).fill('a')],
])('parsing the simulator link %j stops where the link is damaged or too long', (hash, path) => {
  expect(parseHash(hash)).toEqual(path);
});

test('a simulator link with any text ends at the first step that is not possible', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('__proto__', 'constructor', 'look,__proto__', '<img src=x onerror=alert(1)>'),
  );
  fc.assert(
    fc.property(anything, (text) => {
      for (const hash of [`#path=${text}`, `#path=${encodeURIComponent(text)}`]) {
        const path = parseHash(hash);
        expect(path.filter((step) => step === '' || step.length > 120)).toEqual([]);
        const { frames, impossibleStep } = replay(simulation, path);
        expect(frames).toHaveLength(
          1 + (impossibleStep === null ? path.length : path.indexOf(impossibleStep)),
        );
      }
    }),
  );
});
