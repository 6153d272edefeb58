import type { AnyStateMachine } from 'xstate';

import type { RoomMachine } from '../room/collect-machines.ts';
import type { Theme } from '../theme/theme.ts';

export interface DockSettings {
  /** The machines whose charts the inspector can show: the `machines` from `virtual:machine-room`. */
  readonly machines: readonly RoomMachine[];
  readonly theme?: Theme;
  /** Returns the URL of a machine's page. */
  readonly roomUrl?: ((machineId: string) => string) | undefined;
  /**
   * True if values must not be shown unless an entry allows it. The default is true in production, or if an observer
   * receives the records.
   */
  readonly mask?: boolean | undefined;
}

let current: DockSettings = { machines: [] };

export const configureInspector = (settings: DockSettings): void => {
  current = settings;
};

export const findById = (machineId: string): RoomMachine | undefined =>
  current.machines.find(({ id }) => id === machineId);

/** Finds the entry of a machine, or the entry of the machine from which `provide()` created it. */
export const findEntry = ({ config, id }: AnyStateMachine): RoomMachine | undefined =>
  current.machines.find(({ machine }) => machine.config === config) ?? findById(id);

export const getRoomUrl = (machineId: string) => current.roomUrl?.(machineId);

export const isMasked = (): boolean => current.mask ?? process.env.NODE_ENV === 'production';
