/** The API of the Vite plugin. */
export { machineRoom, type RoomOptions } from './project/plugin.ts';
