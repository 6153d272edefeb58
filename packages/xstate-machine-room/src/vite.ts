/** The API of the Vite plugin. */
export type { RoomConfig } from './project/config.ts';
export { machineRoom } from './project/plugin.ts';
