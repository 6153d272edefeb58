import {
  assign,
  createMachine,
  fromCallback,
  fromObservable,
  setup,
  sendTo,
  type ActorRefFrom,
} from 'xstate';

/** Its results are different in each run. */
const random = setup({
  types: { context: {} as { id: number; t: number; log: number[] } },
}).createMachine({
  id: 'random',
  context: () => ({ id: Math.random(), t: 0, log: [] }),
  initial: 'a',
  states: {
    a: {
      on: {
        ROLL: { actions: assign({ t: () => Math.random() }) },
        NOW: { actions: assign({ log: ({ context }) => [...context.log, performance.now()] }) },
      },
    },
  },
});

/** Its guard has a different result in each run. */
const coin = setup({ guards: { heads: () => Math.random() < 0.5 } }).createMachine({
  id: 'coin',
  initial: 'a',
  states: {
    a: { on: { FLIP: [{ guard: 'heads', target: 'h' }, 't'] } },
    h: { on: { AGAIN: 'a' } },
    t: { on: { AGAIN: 'a' } },
  },
});

let counter = 0;

/** Its action changes a variable outside the machine. */
const moduleState = createMachine({
  id: 'moduleState',
  context: { n: 0 },
  initial: 'a',
  states: { a: { on: { NEXT: { actions: assign({ n: () => ++counter }) } } } },
});

const systemId = setup({ actors: { logger: fromCallback(() => {}) } }).createMachine({
  id: 'systemId',
  initial: 'a',
  invoke: { src: 'logger', systemId: 'logger' },
  states: {
    a: {
      on: {
        SAY: { target: 'b', actions: sendTo(({ system }) => system.get('logger'), { type: 'HI' }) },
      },
    },
    b: {},
  },
});

const child = createMachine({
  id: 'child',
  initial: 'idle',
  context: { n: 7 },
  states: { idle: { on: { GO: 'done' } }, done: { type: 'final' } },
  output: { ok: true },
});

/** Its context contains actors, and a guard reads the snapshot of one of them. */
const spawner = setup({
  types: { context: {} as { refs: ActorRefFrom<typeof child>[] } },
  actors: { child },
}).createMachine({
  id: 'spawner',
  context: { refs: [] },
  initial: 'a',
  states: {
    a: {
      on: {
        ADD: {
          actions: assign({
            refs: ({ context, spawn }) => [
              ...context.refs,
              spawn('child', { id: `c${context.refs.length}` }),
            ],
          }),
        },
        POKE: { actions: sendTo(({ context }) => context.refs[0] ?? 'none', { type: 'GO' }) },
        CHECK: {
          guard: ({ context }) => context.refs[0]?.getSnapshot().value === 'idle',
          target: 'b',
        },
      },
    },
    b: {},
  },
});

const observer = setup({
  types: { context: {} as { v: unknown } },
  actors: {
    o: fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })),
    cb: fromCallback(({ sendBack }) => sendBack({ type: 'TICK' })),
  },
}).createMachine({
  id: 'observer',
  initial: 'a',
  context: { v: null },
  states: {
    a: {
      invoke: [
        {
          src: 'o',
          id: 'oo',
          onSnapshot: { actions: assign({ v: ({ event }) => event.snapshot.context }) },
        },
        { src: 'cb' },
      ],
      on: { TICK: 'b' },
    },
    b: {},
  },
});

/** It never settles in a state. */
const alwaysLoop = createMachine({
  id: 'alwaysLoop',
  initial: 'a',
  states: { a: { always: 'b' }, b: { always: 'a' } },
});

const needsInput = setup({ types: { input: {} as { id: string } } }).createMachine({
  id: 'needsInput',
  context: ({ input }) => ({ id: input.id }),
  initial: 'a',
  states: { a: { on: { GO: 'b' } }, b: {} },
});

const bigContext = createMachine({
  id: 'bigContext',
  context: { rows: Array.from({ length: 20_000 }, (_, i) => ({ i, name: `row ${i}` })) },
  initial: 'a',
  states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'a' } } },
});

class Ticket {
  readonly code = 'T';
}

const cycle: { a: number; self?: object } = { a: 1 };
cycle.self = cycle;

const anyContext: { context: Record<string, unknown> } = { context: {} };

/** Its context has values that are not JSON. */
const notJson = setup({ types: anyContext }).createMachine({
  id: 'notJson',
  context: () => ({
    cycle,
    big: 10n,
    map: new Map([[1, 2]]),
    date: new Date(0),
    run: () => 1,
    none: undefined,
    set: new Set([1]),
    ticket: new Ticket(),
    target: new EventTarget(),
  }),
  initial: 'a',
  states: {
    a: {
      on: {
        GO: {
          target: 'b',
          actions: assign({
            map: () => new Map([[3, 4]]),
            set: () => new Set([1, 2]),
            date: () => new Date(5),
            big: () => 11n,
            none: 3,
          }),
        },
      },
    },
    b: {},
  },
});

export const values = {
  random,
  coin,
  moduleState,
  systemId,
  spawner,
  observer,
  alwaysLoop,
  needsInput,
  bigContext,
  notJson,
};
