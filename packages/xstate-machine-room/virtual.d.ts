/** The module that the Vite plugin creates. */
declare module 'virtual:machine-room' {
  import type { Failure, RoomMachine } from 'xstate-machine-room';

  /** All machines of the project with their charts. */
  export const machines: readonly RoomMachine[];

  /** The files that could not be loaded, and the machines that could not be drawn. */
  export const failures: readonly Failure[];
}
