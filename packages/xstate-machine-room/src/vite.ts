/** What runs in Node beside Vite. */
export type { RoomConfig } from './project/config.ts';
export { machineRoom } from './project/plugin.ts';
