import {
  createActor,
  createMachine,
  transition,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';

import { transitionsIn } from '../model/xstate-internals.ts';
import { getErrorMessage } from '../room/error-message.ts';

const idle: Snapshot<undefined> = { status: 'active', output: undefined, error: undefined };

export interface StepResult {
  snapshot: AnyMachineSnapshot;
  /** The keys of the transitions that were taken. */
  taken: readonly string[];
  /** The types of the events that the machine emitted or sent to its parent. */
  emitted: readonly string[];
  /** The error message; null if there was no error. */
  failure: string | null;
}

/**
 * Computes the next snapshot of a machine with XState's `transition`, without running an actor: the context and the
 * state change, but all other actions have no effect. After an error, the snapshot stays `before`.
 */
export function computeStep(
  go: (scope: AnyActorScope) => AnyMachineSnapshot,
  before?: AnyMachineSnapshot,
): StepResult {
  const taken: string[] = [];
  // Machines may send events to their parent, so there must be one.
  const parent = createActor(createMachine({}));
  // XState runs a machine's context factory once more with each transition. This logic prevents that, because its
  // initial snapshot is not the machine's.
  const logic: AnyActorLogic = {
    getInitialSnapshot: () => idle,
    getPersistedSnapshot: () => idle,
    transition: (_snapshot, _event, scope) => {
      const self = createActor(logic, { parent });
      scope.system.inspect((event: InspectionEvent) => {
        if (event.actorRef === self) taken.push(...transitionsIn(event));
      });
      return go({ ...scope, self });
    },
  };
  try {
    const [next, actions] = transition(logic, idle, { type: 'next' });
    const snapshot = next as AnyMachineSnapshot;
    if (snapshot.status === 'error') throw snapshot.error;
    const emitted = actions.flatMap(({ type, params }) => {
      const { event, to } = (params ?? {}) as { event?: EventObject; to?: unknown };
      return event && (type === 'xstate.emit' || to === parent) ? [event.type] : [];
    });
    return { snapshot, taken, emitted, failure: null };
  } catch (error) {
    const snapshot = before ?? ({ status: 'error', error } as AnyMachineSnapshot);
    return { snapshot, taken: [], emitted: [], failure: getErrorMessage(error) };
  }
}
