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

/**
 * Where a machine comes when it starts or goes on in no actor of its own: it works out what it remembers and where it
 * stands, and of all that it asks of the world nothing is done.
 */
export function momentOf(go: (scope: AnyActorScope) => AnyMachineSnapshot) {
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
    /** Keys of transitions, and types of events that its owner was told. */
    return { snapshot, taken, emitted };
  } catch (error) {
    return { snapshot: { status: 'error', error } as AnyMachineSnapshot, taken: [], emitted: [] };
  }
}
