import { and, assign, createMachine, fromCallback, not, or, setup } from 'xstate';

// This machine follows typeonce-dev/xstate-complete-getting-started-guide, src/npc/machine.ts.
const guardian = setup({
  actors: { mouse: fromCallback(() => {}), pace: fromCallback(() => {}) },
  guards: {
    isNear: ({ context }) => context.distance < 200,
    isAtHand: ({ context }) => context.distance < 30,
  },
  actions: {
    approach: assign({ distance: ({ context }) => context.distance - 10 }),
    notice: () => {},
  },
}).createMachine({
  id: 'guardian',
  context: { distance: 500 },
  invoke: { src: 'mouse' },
  on: {
    'mouse.move': { actions: assign({ distance: ({ event }) => event.distance }) },
    'mouse.*': { actions: 'notice' },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: and(['isNear', not('isAtHand')]), target: 'chasing' } },
    chasing: {
      invoke: { src: 'pace' },
      always: [
        { guard: not(or(['isNear', 'isAtHand'])), target: 'idle' },
        { guard: 'isAtHand', target: 'attacking' },
      ],
      on: { step: { actions: 'approach' } },
    },
    attacking: { always: { guard: not('isAtHand'), target: 'chasing' } },
  },
});

// This machine follows statelyai/xstate, packages/core/test/eventDescriptors.test.ts.
const listener = createMachine({
  id: 'listener',
  initial: 'calm',
  states: {
    calm: {
      on: {
        'mouse.click.*': 'clicked',
        'mouse.*': 'moved',
        'key.down': { target: 'typed', reenter: true },
        '*': { target: 'puzzled', guard: ({ event }) => event.type !== 'hum' },
      },
    },
    clicked: { on: { '*': 'calm' } },
    moved: { on: { '*': 'calm' } },
    typed: { on: { 'key.down': { target: 'typed', reenter: true }, 'key.*': 'calm' } },
    puzzled: { type: 'final' },
  },
});

export const games = { guardian, listener };
