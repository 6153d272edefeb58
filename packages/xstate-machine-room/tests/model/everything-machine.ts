import { and, not, or, setup } from 'xstate';

/** A machine that has every feature a chart can show, and texts that must be escaped. */
export const everythingMachine = setup({
  guards: {
    isReady: () => true,
    isLate: () => false,
    isSure: () => true,
    isBy: (_args, _params: { by: number }) => true,
  },
  actions: {
    greet: () => {},
    leave: () => {},
    note: (_args, _params: { by: string; words: readonly string[] }) => {},
  },
  delays: { patience: 90_000 },
}).createMachine({
  id: 'everything',
  description: "It's one\nof `each`, by the \\ of it, at ${five}.",
  context: { 'last one': [1] },
  meta: { 'seen-from': ['afar', null], isShown: true },
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
        asked: {
          always: {
            guard: or([
              { type: 'isBy', params: { by: 1 } },
              and(['isReady', 'isSure']),
              not('isSure'),
            ]),
            target: 'quiet',
            description: 'The guard is in layers.',
            meta: { weight: 2 },
            actions: { type: 'note', params: { by: 'nobody', words: [] } },
          },
        },
      },
    },
  },
});
