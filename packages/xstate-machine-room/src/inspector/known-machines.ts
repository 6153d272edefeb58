import type { AnyStateMachine } from 'xstate';

import type { RoomMachine } from '../room/machines-of.ts';

/** The settings of the inspector. They must be set before the first machine starts. */
export interface Known {
  readonly machines: readonly RoomMachine[];
  /** Returns the URL of a machine's page. */
  readonly roomAddress?: ((machineId: string) => string) | undefined;
  /**
   * True if values must not be shown unless an entry allows it. The default is true in production and false in
   * development.
   */
  readonly mask?: boolean | undefined;
}

let known: Known = { machines: [] };

export const learn = (told: Known) => {
  known = told;
};

export const findById = (machineId: string): RoomMachine | undefined =>
  known.machines.find(({ id }) => id === machineId);

/** Finds the entry of a machine, or the entry of the machine from which `provide()` created it. */
export const findEntry = ({ config, id }: AnyStateMachine): RoomMachine | undefined =>
  known.machines.find(({ machine }) => machine.config === config) ?? findById(id);

export const roomAddress = (machineId: string) => known.roomAddress?.(machineId);

export const isMasked = (): boolean => known.mask ?? process.env.NODE_ENV === 'production';
