import { assign, createMachine, emit, raise, setup } from 'xstate';

// This machine follows loopmode/xstate-forms, src/machines/auth/auth.ts.
const auth = createMachine({
  id: 'auth',
  initial: 'login',
  states: {
    login: { on: { REGISTER: 'register', SUCCESS: 'loggedIn' } },
    register: { on: { LOGIN: 'login', SUCCESS: 'login' } },
    loggedIn: { type: 'final', output: { isKnown: true }, meta: { title: 'Welcome' } },
  },
});

// This machine follows aws-amplify/amplify-ui, packages/core/src/machines/actors/auth/confirmSignIn.ts. One of its
// states has the name of a config key.
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

// This machine follows statelyai/xstate, examples/7guis-circle-drawer-react/src/machine.ts. Its names have punctuation,
// and some of its events need a payload.
const circles = setup({
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

export const forms = { auth, confirmSignIn, circles };
