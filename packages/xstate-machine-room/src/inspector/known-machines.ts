import type { AnyStateMachine } from 'xstate';

import type { RoomMachine } from '../room/machines-of.ts';

/** What the inspector is told before the first machine starts. */
export interface Known {
  readonly machines: readonly RoomMachine[];
  /** Where a machine can be run by itself. */
  readonly roomAddress?: ((machineId: string) => string) | undefined;
}

let known: Known = { machines: [] };

export const learn = (told: Known) => {
  known = told;
};

export const findById = (machineId: string): RoomMachine | undefined =>
  known.machines.find(({ id }) => id === machineId);

/** What is known of a machine, or of the one that it was made from by `provide()`. */
export const findEntry = ({ config, id }: AnyStateMachine): RoomMachine | undefined =>
  known.machines.find(({ machine }) => machine.config === config) ?? findById(id);

export const roomAddress = (machineId: string) => known.roomAddress?.(machineId);
