// oxlint-disable typescript/no-unnecessary-type-assertion -- XState's own way to give a machine its types
import {
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromObservable,
  log,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
  type ActorRefFrom,
} from 'xstate';

// This machine follows statelyai/xstate, packages/xstate-inspect/examples/server.ts.
const pinger = createMachine({
  id: 'pinger',
  invoke: { id: 'ponger', src: fromCallback(() => {}) },
  initial: 'inactive',
  states: {
    inactive: { after: { 1000: 'active' } },
    active: {
      entry: sendTo('ponger', { type: 'PING' }, { id: 'ping', delay: 1000 }),
      exit: [cancel('ping'), log('left')],
      on: { PONG: { target: 'inactive', actions: log(({ event }) => event.type) } },
    },
  },
});

const todo = createMachine({
  id: 'todo',
  initial: 'open',
  states: {
    open: { on: { TOGGLE: 'done' } },
    done: { type: 'final', entry: sendParent({ type: 'ITEM.DONE' }) },
  },
});

// This machine follows statelyai/xstate, examples/todomvc-react/src/todosMachine.ts. It spawns its children.
const todos = setup({
  types: {} as {
    context: { items: ActorRefFrom<typeof todo>[]; first: ActorRefFrom<typeof todo> | null };
    events: { type: 'ADD' } | { type: 'DROP' } | { type: 'ITEM.DONE' } | { type: 'TOGGLE' };
    emitted: { type: 'told'; what: string };
  },
  actors: { todo },
}).createMachine({
  id: 'todos',
  context: ({ spawn }) => ({ items: [], first: spawn('todo', { id: 'first' }) }),
  entry: spawnChild('todo', { id: 'second' }),
  on: {
    ADD: {
      actions: assign({ items: ({ context, spawn }) => [...context.items, spawn(todo)] }),
    },
    TOGGLE: { actions: sendTo('second', { type: 'TOGGLE' }) },
    'ITEM.DONE': { actions: emit({ type: 'told', what: 'one is done' }) },
    DROP: { actions: [stopChild('second'), stopChild(({ context }) => context.first?.id ?? '')] },
  },
});

// This machine follows statelyai/xstate, packages/core/test/invoke.test.ts. It listens to a child machine and an
// observable.
const household = createMachine({
  id: 'household',
  context: { seen: 0 },
  initial: 'away',
  states: {
    away: { on: { ENTER: 'home' } },
    home: {
      invoke: [
        {
          id: 'chore',
          src: todo,
          onSnapshot: { actions: assign({ seen: ({ context }) => context.seen + 1 }) },
          onDone: { target: 'away', actions: 'rest' },
        },
        {
          src: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
          onSnapshot: { actions: 'listen' },
          onError: 'away',
        },
      ],
      on: { TOGGLE: { actions: sendTo('chore', { type: 'TOGGLE' }) } },
    },
  },
});

// This machine follows BrandonTing/tanstackStart-xstate-player, app/machines/playerMachine.ts.
const player = setup({
  actions: {
    play: () => {
      throw new Error('This plays a film.');
    },
    seek: enqueueActions(({ event, enqueue }) => {
      if ('time' in event) enqueue.assign({ time: event.time });
      enqueue(() => {
        throw new Error('This winds a film.');
      });
    }),
  },
}).createMachine({
  id: 'player',
  context: { time: 0, isMuted: false },
  type: 'parallel',
  on: { destroy: { target: ['.controls.play.idle', '.animation.idle'] } },
  states: {
    controls: {
      initial: 'play',
      on: {
        seek: { actions: 'seek' },
        mute: { actions: assign(({ context }) => ({ isMuted: !context.isMuted })) },
        click: { actions: raise({ type: 'animate', animation: 'paused' }) },
      },
      states: {
        play: {
          entry: 'play',
          initial: 'idle',
          states: {
            idle: { on: { hover: 'hovering' } },
            hovering: { tags: 'controls', after: { 2000: 'idle' } },
          },
        },
      },
    },
    animation: {
      initial: 'idle',
      on: {
        animate: { guard: ({ event }) => event.animation === 'paused', target: '.paused' },
      },
      states: { idle: {}, paused: { tags: ['controls'] } },
    },
  },
});

// This machine follows statelyai/xstate, packages/core/test/guards.test.ts. A guard of one region tests for the state
// of another region.
const toolbar = createMachine({
  id: 'toolbar',
  type: 'parallel',
  states: {
    focus: { initial: 'in', states: { in: { on: { blur: 'out' } }, out: { on: { focus: 'in' } } } },
    pointer: {
      initial: 'up',
      states: {
        up: { on: { down: 'down', select: { guard: stateIn({ focus: 'in' }), target: 'asking' } } },
        down: { on: { up: { guard: stateIn('#toolbar.focus.in'), target: 'asking' } } },
        asking: { after: { 200: 'up' } },
      },
    },
  },
});

// This machine follows statelyai/xstate, packages/core/test/history.test.ts.
const editor = createMachine({
  id: 'editor',
  initial: 'open',
  states: {
    open: {
      initial: 'writing',
      on: { pause: 'paused' },
      states: {
        writing: {
          initial: 'plain',
          on: { format: 'formatting' },
          states: { plain: { on: { bold: 'bold' } }, bold: { on: { bold: 'plain' } } },
        },
        formatting: { on: { write: 'writing' } },
        back: { type: 'history', history: 'deep', target: 'writing' },
        near: { type: 'history' },
      },
    },
    paused: { on: { resume: 'open.back', restart: 'open.near' } },
  },
});

export const actors = { pinger, todos, household, player, toolbar, editor };
