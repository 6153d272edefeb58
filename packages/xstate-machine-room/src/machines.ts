import type { Failure, RoomMachine } from './room/machines-of.ts';

/** All machines of the project with their charts. The Vite plugin replaces this module. */
export const machines: readonly RoomMachine[] = missing();

/** The files that could not be loaded, and the machines that could not be drawn. */
export const failures: readonly Failure[] = [];

function missing(): never {
  throw new Error(
    'xstate-machine-room/machines is filled by a Vite plugin: add machineRoom() of xstate-machine-room/vite to the plugins of your Vite configuration.',
  );
}
