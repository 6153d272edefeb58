/** The browser API: the page with the charts, and the inspector that is docked beside an app. */
export { defineEntry, type MachineEntry } from './anatomy/entry.ts';
export { MachineRoom } from './entrance/MachineRoom.tsx';
export { watchMachines } from './entrance/watch-machines.tsx';
export type { ChartColors, Look, RoomColors } from './look/look.ts';
export type { Failure, RoomMachine } from './room/machines-of.ts';
export type { RoomSettings } from './room/settings.tsx';
