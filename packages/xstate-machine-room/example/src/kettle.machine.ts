import { assign, fromPromise, setup } from 'xstate';

export const kettleMachine = setup({
  types: {
    context: {} as { millilitres: number },
    events: {} as
      { type: 'water.pour'; millilitres: number } | { type: 'press' } | { type: 'lift' },
  },
  actors: { heat: fromPromise(() => new Promise((done) => setTimeout(done, 3000))) },
  guards: { isFilled: ({ context }) => context.millilitres >= 250 },
  actions: {
    pour: assign({
      millilitres: ({ context }, poured: number) => Math.min(1500, context.millilitres + poured),
    }),
    empty: assign({ millilitres: 0 }),
  },
  delays: { coolDown: 60_000 },
}).createMachine({
  id: 'kettle',
  description: 'Boils water, but never without any.',
  context: { millilitres: 0 },
  initial: 'off',
  states: {
    off: {
      description: 'Takes water, and waits for the switch.',
      on: {
        'water.pour': {
          actions: { type: 'pour', params: ({ event }) => event.millilitres },
        },
        press: { guard: 'isFilled', target: 'heating' },
      },
    },
    heating: {
      description: 'On until the water boils or somebody is in a hurry.',
      invoke: { src: 'heat', onDone: 'hot', onError: 'off' },
      on: { press: 'off', lift: 'off' },
    },
    hot: {
      description: 'Tea, now.',
      on: { lift: { target: 'off', actions: 'empty' } },
      after: { coolDown: 'off' },
    },
  },
});
