// oxlint-disable typescript/no-unnecessary-type-assertion -- XState's own way to give a machine its types
import {
  assign,
  createMachine,
  emit,
  fromPromise,
  raise,
  setup,
  type AnyEventObject,
} from 'xstate';

const send = fromPromise(() => Promise.resolve());

// After loopmode/xstate-forms, src/machines/form/createFormMachine.ts.
const form = setup({
  types: {} as {
    context: { data: Record<string, string>; problem: string };
    events: { type: 'INPUT'; name: string; value: string } | { type: 'SUBMIT' } | { type: 'BACK' };
  },
  actors: { submit: send },
  guards: { isValid: ({ context }) => Object.values(context.data).every((text) => text !== '') },
  actions: {
    setInput: assign(({ context, event }) => {
      if (event.type !== 'INPUT') return {};
      return { data: { ...context.data, [event.name]: event.value.trim() } };
    }),
    setProblem: assign({ problem: 'failed' }),
  },
}).createMachine({
  id: 'form',
  context: { data: {}, problem: '' },
  initial: 'editing',
  states: {
    editing: { on: { SUBMIT: 'validating', BACK: 'back', INPUT: { actions: 'setInput' } } },
    validating: {
      always: [
        { guard: 'isValid', target: 'submitting' },
        { target: 'editing', actions: 'setProblem' },
      ],
    },
    submitting: {
      invoke: {
        src: 'submit',
        onDone: 'success',
        onError: { target: 'editing', actions: 'setProblem' },
      },
    },
    success: { on: { BACK: 'back' } },
    back: { type: 'final' },
  },
});

// After loopmode/xstate-forms, src/machines/auth/auth.ts.
const auth = setup({
  types: {} as { events: { type: 'SUCCESS' } | { type: 'LOGIN' } | { type: 'REGISTER' } },
}).createMachine({
  id: 'auth',
  initial: 'login',
  states: {
    login: { on: { REGISTER: 'register', SUCCESS: 'loggedIn' } },
    register: { on: { LOGIN: 'login', SUCCESS: 'login' } },
    loggedIn: { type: 'final', output: { isKnown: true }, meta: { title: 'Welcome' } },
  },
});

// After BrandonTing/tanstackStart-xstate-player, app/machines/searchAsTypeMachine.ts.
const search = setup({
  types: {} as {
    context: { keyword: string };
    events: { type: 'keyword.change'; keyword: string } | { type: 'open' } | { type: 'close' };
  },
  actors: { find: send },
  actions: { clear: assign({ keyword: '' }) },
}).createMachine({
  id: 'search',
  context: { keyword: '' },
  initial: 'Inactive',
  states: {
    Inactive: { on: { open: 'Active' } },
    Active: {
      initial: 'Idle',
      on: {
        close: { target: 'Inactive', actions: 'clear' },
        'keyword.change': {
          target: '.Debouncing',
          reenter: true,
          actions: assign(({ event }) => ({ keyword: event.keyword })),
        },
      },
      states: {
        Idle: {},
        Debouncing: {
          after: {
            500: [
              { guard: ({ context }) => context.keyword.length > 2, target: 'Fetching' },
              { target: 'Idle', actions: assign(() => ({ keyword: '' })) },
            ],
          },
        },
        Fetching: { invoke: { src: 'find', onDone: 'Fetch done' } },
        'Fetch done': {},
      },
    },
  },
});

// After aws-amplify/amplify-ui, packages/core/src/machines/actors/auth/confirmSignIn.ts: a state named like a key.
const confirmSignIn = createMachine({
  id: 'confirmSignIn',
  initial: 'entry',
  states: {
    entry: {
      initial: 'clean',
      states: { clean: {}, error: { tags: ['problem', 'open'] } },
      on: { SUBMIT: 'submit', INPUT: { actions: 'handleInput' }, HELP: {} },
    },
    submit: {
      entry: ['clearError', raise({ type: 'SENT' })],
      on: { SENT: { actions: emit({ type: 'sent' }) } },
      invoke: { src: 'confirm', onDone: 'resolved', onError: 'rejected' },
    },
    rejected: { always: 'entry.error' },
    resolved: { type: 'final' },
  },
});

// After statelyai/xstate, examples/7guis-circle-drawer-react/src/machine.ts: names with marks, events that must carry something.
const circles = setup({
  types: {} as { context: { undos: number[] }; events: AnyEventObject },
  guards: {
    'inBounds?': ({ event }) => (event['position'] as { x: number }).x > 0,
    'undosExist?': ({ context }) => context.undos.length > 0,
  },
  actions: {
    drag: assign({ undos: ({ event }) => [(event['position'] as { x: number }).x] }),
    undo: assign({ undos: [] }),
    remove: () => {},
  },
}).createMachine({
  id: 'circles',
  context: { undos: [] },
  initial: 'ready',
  states: {
    ready: {
      on: { START_DRAG: 'dragging', UNDO: { guard: { type: 'undosExist?' }, actions: 'undo' } },
    },
    dragging: {
      on: {
        DRAG: { actions: 'drag' },
        END_DRAG: [
          { guard: { type: 'inBounds?' }, target: 'ready' },
          { target: 'ready', actions: 'remove' },
        ],
      },
    },
  },
});

export const forms = { form, auth, search, confirmSignIn, circles };
