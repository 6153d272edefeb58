/** The browser API: the page with the charts. */
export { defineEntry, type MachineEntry } from './model/entry.ts';
export { MachineRoom } from './page/MachineRoom.tsx';
export type { RoomMachine, RoomSettings } from './room/settings.tsx';
export type { ChartColors, RoomColors, Theme } from './theme/theme.ts';
