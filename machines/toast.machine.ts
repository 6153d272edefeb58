import { assign, not, setup } from 'xstate';

import { withHold, withoutHold, type Holds } from './holds.context.ts';

/** Why a notice stays open for now. Each reason is released by whatever raised it. */
export type ToastHold = 'pointer' | 'focus' | 'window';

export type ToastEvent =
  | { type: 'hold.start'; reason: ToastHold }
  | { type: 'hold.end'; reason: ToastHold }
  | { type: 'toast.close' };

export const toastMachine = setup({
  types: {} as {
    context: { holds: Holds<ToastHold> };
    events: ToastEvent;
  },
  delays: { duration: 10_000 },
  guards: { isHeld: ({ context }) => context.holds.length > 0 },
  actions: {
    addHold: assign({
      holds: ({ context }, params: { reason: ToastHold }) => withHold(context.holds, params.reason),
    }),
    removeHold: assign({
      holds: ({ context }, params: { reason: ToastHold }) =>
        withoutHold(context.holds, params.reason),
    }),
  },
}).createMachine({
  id: 'toast',
  description:
    'A notice that closes by itself, but not while the pointer is on it, while it has the focus, or while the window is hidden.',
  context: { holds: [] },
  on: {
    'hold.start': { actions: { type: 'addHold', params: ({ event }) => event } },
    'hold.end': { actions: { type: 'removeHold', params: ({ event }) => event } },
    'toast.close': '.closed',
  },
  initial: 'showing',
  states: {
    showing: {
      always: { guard: 'isHeld', target: 'held' },
      after: { duration: 'closed' },
    },
    held: {
      description: 'After the last hold the visitor gets the full time again.',
      always: { guard: not('isHeld'), target: 'showing' },
    },
    closed: { type: 'final' },
  },
});
