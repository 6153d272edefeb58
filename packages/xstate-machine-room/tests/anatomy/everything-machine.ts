import { and, not, setup } from 'xstate';

/** Has every kind of thing that a chart can show; it stands for machines that the site may have one day. */
export const everythingMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState's own way to give a machine its types
  types: {} as {
    events: { type: 'GO' } | { type: 'BACK' } | { type: 'HELP' } | { type: 'OVER'; by: number };
  },
  guards: { isReady: () => true, isLate: () => false },
  actions: { greet: () => {}, leave: () => {} },
  delays: { patience: 90_000 },
}).createMachine({
  id: 'everything',
  description: 'One of each.',
  type: 'parallel',
  states: {
    left: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'greet',
          on: {
            GO: { guard: and(['isReady', not('isLate')]), target: 'working', actions: 'leave' },
          },
        },
        working: {
          initial: 'first',
          after: { patience: 'over', 250: { actions: 'greet' } },
          on: { BACK: 'idle', HELP: '#everything.right.asked' },
          onDone: 'idle',
          states: {
            first: { on: { GO: 'second' } },
            second: { on: { GO: 'end', BACK: { target: 'second', reenter: true } } },
            end: { type: 'final' },
            before: { type: 'history' },
          },
        },
        over: {
          on: {
            BACK: 'working.before',
            OVER: [{ guard: 'isLate', target: 'idle' }, { target: 'idle' }],
          },
        },
      },
    },
    right: {
      initial: 'quiet',
      states: {
        quiet: { on: { HELP: 'asked' } },
        asked: { always: { guard: 'isLate', target: 'quiet' } },
      },
    },
  },
});
