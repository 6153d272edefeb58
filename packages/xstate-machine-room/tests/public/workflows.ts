import { assign, createMachine, fromPromise, sendParent, setup } from 'xstate';

const ask = fromPromise(() => Promise.resolve({ decision: 'approved' }));

// This machine follows statelyai/xstate, examples/credit-check-workflow/main.ts. It has no `setup`, and its guards are
// inline.
const creditCheck = createMachine(
  {
    id: 'creditCheck',
    context: ({ input }: { input?: { customer: string } }) => ({
      customer: input?.customer ?? 'nobody',
      decision: null as string | null,
    }),
    initial: 'checking',
    states: {
      checking: {
        invoke: {
          src: 'callService',
          input: ({ context }) => ({ customer: context.customer }),
          onDone: {
            target: 'deciding',
            actions: assign({ decision: ({ event }) => event.output.decision as string }),
          },
        },
      },
      deciding: {
        always: [
          { guard: ({ context }) => context.decision === 'approved', target: 'applying' },
          { guard: ({ context }) => context.decision === 'denied', target: 'rejecting' },
          { target: 'rejecting' },
        ],
      },
      applying: { invoke: { src: 'apply', onDone: 'end' } },
      rejecting: { invoke: { src: 'reject', onDone: 'end' } },
      end: { type: 'final' },
    },
  },
  { actors: { callService: ask, apply: ask, reject: ask } },
);

// This machine follows statelyai/xstate, examples/book-lending-workflow/main.ts. Its names contain spaces, and one of
// its delays is not defined.
const bookLending = createMachine({
  id: 'bookLending',
  context: { book: null as { status: string } | null },
  initial: 'Lending request',
  states: {
    'Lending request': {
      on: { request: { target: 'Get status', actions: assign({ book: { status: 'unknown' } }) } },
    },
    'Get status': { invoke: { src: ask, onDone: 'Status decision' } },
    'Status decision': {
      always: [
        { guard: ({ context }) => context.book?.status === 'on loan', target: 'Log the lender' },
        { target: 'Check out' },
      ],
    },
    'Log the lender': { on: { hold: 'Two weeks', decline: 'End' } },
    'Two weeks': { after: { PT2W: 'Get status' } },
    'Check out': {
      initial: 'Checking out',
      states: {
        'Checking out': { invoke: { id: 'check out', src: ask, onDone: 'Notifying' } },
        Notifying: { invoke: { src: ask, onDone: 'Out' } },
        Out: { type: 'final' },
      },
      onDone: 'End',
    },
    End: { type: 'final' },
  },
});

// This machine follows statelyai/xstate, examples/deep-persistence-with-restore/machines/RunningServices.ts.
const runningService = setup({
  actors: { upDown: ask },
  delays: { pause: ({ context }) => 1000 * 2 ** context.errors },
  guards: { isTooMuch: ({ context }) => context.errors > 3 },
  actions: { count: assign({ errors: ({ context }) => context.errors + 1 }), note: () => {} },
}).createMachine({
  id: 'runningService',
  context: { errors: 0 },
  initial: 'running',
  states: {
    running: { invoke: { src: 'upDown', id: 'upDown', onDone: 'done', onError: 'failed' } },
    failed: {
      entry: ['note', 'count'],
      on: { retry: 'running' },
      after: { pause: [{ guard: 'isTooMuch', target: 'givenUp' }, { target: 'running' }] },
    },
    done: { type: 'final', entry: 'note' },
    givenUp: { type: 'final', entry: ['note', sendParent({ type: 'NOT_DONE' })] },
  },
  output: ({ context }) => context.errors,
});

// This machine follows typeonce-dev/xstate-complete-getting-started-guide, src/notifications/machine/machine.ts. It has
// no id.
const notifications = setup({
  actors: { getNotifications: fromPromise(() => Promise.resolve(['It is time.'])) },
  guards: { canReload: ({ context }) => context.status === null || context.status < 500 },
  actions: { setStatus: assign((_, { error }: { error: unknown }) => ({ status: Number(error) })) },
}).createMachine({
  context: { status: null },
  initial: 'Loading',
  states: {
    Loading: {
      invoke: {
        src: 'getNotifications',
        onDone: 'Opened',
        onError: {
          target: 'Error',
          actions: { type: 'setStatus', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    Opened: {},
    Error: { on: { fetch: { guard: 'canReload', target: 'Loading' } } },
  },
});

export const workflows = { creditCheck, bookLending, runningService, notifications };
