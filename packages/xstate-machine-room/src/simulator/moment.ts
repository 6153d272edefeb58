import {
  createActor,
  createMachine,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';

import { transitionsIn } from '../anatomy/xstate-internals.ts';

const stand = createMachine({});
const nothing = () => {};

export interface Moment {
  snapshot: AnyMachineSnapshot;
  /** The keys of the transitions that were taken. */
  taken: readonly string[];
  /** The types of the events that the machine emitted or sent to its parent. */
  emitted: readonly string[];
  /** The error message; null if there was no error. */
  failure: string | null;
}

/**
 * Computes the next snapshot of a machine without running an actor: the context and the state change, but all other
 * actions have no effect. After an error, the snapshot stays `before`.
 */
export function momentOf(
  go: (scope: AnyActorScope) => AnyMachineSnapshot,
  before?: AnyMachineSnapshot,
): Moment {
  const taken: string[] = [];
  const emitted: string[] = [];
  const owner = createActor(stand);
  const { system } = owner;
  const self = createActor(stand, { parent: owner });
  system.inspect((event) => {
    if (event.actorRef === self) taken.push(...transitionsIn(event));
  });
  const scope: AnyActorScope = {
    self,
    system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: ({ type, params }) => {
      const { event, to } = (params ?? {}) as { event?: EventObject; to?: unknown };
      if (event && (type === 'xstate.emit' || to === owner)) emitted.push(event.type);
    },
  };
  try {
    const snapshot = go(scope);
    if (snapshot.status === 'error') throw snapshot.error;
    return { snapshot, taken, emitted, failure: null };
  } catch (error) {
    const snapshot = before ?? ({ status: 'error', error } as AnyMachineSnapshot);
    const failure = error instanceof Error ? error.message : String(error);
    return { snapshot, taken: [], emitted: [], failure };
  }
}
