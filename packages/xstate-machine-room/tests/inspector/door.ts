import { setup, type AnyActor } from 'xstate';

import { defineEntry } from '../../src/anatomy/entry.ts';
import { learn } from '../../src/inspector/known-machines.ts';
import { machinesOf, type RoomMachine } from '../../src/room/machines-of.ts';

/** A machine with an entry that makes only a few values visible. */
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

/** The machine with its entry. */
export const [knownDoor] = machinesOf({
  modules: {},
  entries: [
    defineEntry({
      machine: door,
      samples: { open: { gently: { key: 1, name: 'Sample' } } },
      visible: { context: ['knocks'], event: ['key'] },
    }),
  ],
}) as [RoomMachine];

export const learnDoor = () => learn({ machines: [knownDoor], mask: true });

/** Creates an event that the machine may not declare. */
export const send = (actor: AnyActor, event: { type: string } & Record<string, unknown>) =>
  actor.send(event);
