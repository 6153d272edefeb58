import { setup, type AnyActor } from 'xstate';

import type { InspectorStore } from '../../src/inspector/inspector-store.ts';

export const door = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState's own way to give a machine its types
  types: {} as {
    context: { knocks: number; guest: string };
    events: { type: 'open'; key: number; name: string } | { type: 'close' };
  },
}).createMachine({
  id: 'door',
  context: { knocks: 0, guest: '' },
  initial: 'shut',
  states: { shut: { on: { open: 'ajar' } }, ajar: { on: { close: 'shut' } } },
});

/** Sends an event that the machine may not declare. */
export const send = (actor: AnyActor, event: { type: string } & Record<string, unknown>) =>
  actor.send(event);

/** Waits until a store has recorded the events in its queue. */
export const waitForRecording = (store: InspectorStore) =>
  new Promise<void>((resolve) => {
    const unsubscribe = store.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
