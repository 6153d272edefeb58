import type { RoomMachine } from './room/machines-of.ts';

/** All machines of the project with their charts. The Vite plugin replaces this module. */
export const machines: readonly RoomMachine[] = missing();

function missing(): never {
  throw new Error(
    'xstate-machine-room/machines is filled by a Vite plugin: add machineRoom() of xstate-machine-room/vite to the plugins of your Vite configuration.',
  );
}
