import type { RoomMachine } from './room/machines-of.ts';

/** Every machine of the project, drawn. The Vite plugin puts them in the place of this file. */
export const machines: readonly RoomMachine[] = missing();

function missing(): never {
  throw new Error(
    'xstate-machine-room/machines is filled by a Vite plugin: add machineRoom() of xstate-machine-room/vite to the plugins of your Vite configuration.',
  );
}
