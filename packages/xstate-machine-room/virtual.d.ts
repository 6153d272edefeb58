/** The module that the Vite plugin creates. */
declare module 'virtual:machine-room' {
  import type { RoomMachine } from 'xstate-machine-room';

  /** All machines of the project with their charts. */
  export const machines: readonly RoomMachine[];
}
