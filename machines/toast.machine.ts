import { assign, not, setup } from 'xstate';

import { addPauseReason, removePauseReason, type PauseReasons } from './pause-reasons.context.ts';

/** A reason to keep a toast open. The source that added a reason also removes it. */
export type ToastPauseReason = 'pointer' | 'focus' | 'window';

export type ToastEvent =
  | { type: 'pause.start'; reason: ToastPauseReason }
  | { type: 'pause.end'; reason: ToastPauseReason }
  | { type: 'toast.close' };

export const toastMachine = setup({
  types: {} as {
    context: { pauseReasons: PauseReasons<ToastPauseReason> };
    events: ToastEvent;
  },
  delays: { duration: 10_000 },
  guards: { isPaused: ({ context }) => context.pauseReasons.length > 0 },
  actions: {
    addReason: assign({
      pauseReasons: ({ context }, params: { reason: ToastPauseReason }) =>
        addPauseReason(context.pauseReasons, params.reason),
    }),
    removeReason: assign({
      pauseReasons: ({ context }, params: { reason: ToastPauseReason }) =>
        removePauseReason(context.pauseReasons, params.reason),
    }),
  },
}).createMachine({
  id: 'toast',
  description:
    'A notice that closes by itself, but not while the pointer is on it, while it has the focus, or while the window is hidden.',
  context: { pauseReasons: [] },
  on: {
    'pause.start': { actions: { type: 'addReason', params: ({ event }) => event } },
    'pause.end': { actions: { type: 'removeReason', params: ({ event }) => event } },
    'toast.close': '.closed',
  },
  initial: 'showing',
  states: {
    showing: {
      always: { guard: 'isPaused', target: 'paused' },
      after: { duration: 'closed' },
    },
    paused: {
      description: 'When the last reason has ended, the visitor gets the full time again.',
      always: { guard: not('isPaused'), target: 'showing' },
    },
    closed: { type: 'final' },
  },
});
