/** What runs in Node beside Vite. */
export { checkCharts } from './cli/charts.ts';
export type { RoomConfig } from './project/config.ts';
export { machineRoom } from './project/plugin.ts';
