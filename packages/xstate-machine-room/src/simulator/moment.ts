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
  /** Keys of transitions. */
  taken: readonly string[];
  /** Types of events that its owner was told. */
  emitted: readonly string[];
  /** What went wrong; null if nothing did. */
  failure: string | null;
}

/**
 * Where a machine comes when it starts, or goes on from `before`, in no actor of its own: it works out what it remembers
 * and where it stands, and of all that it asks of the world nothing is done. What it stumbles over is undone.
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
