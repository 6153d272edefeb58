import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';

import { machineOf } from '../anatomy/xstate-internals.ts';
import { acceptedIn } from '../simulator/simulator.ts';

type ActorRef = InspectionEvent['actorRef'];

export type LiveActors = ReturnType<typeof createLiveActors>;

/** The machines themselves, so that an event can be sent to one. For development alone: they carry all that was typed. */
export function createLiveActors() {
  const refs = new Map<string, ActorRef>();
  const snapshotOf = (sessionId: string): AnyMachineSnapshot | undefined =>
    refs.get(sessionId)?.getSnapshot();
  return {
    add: (actor: ActorRef) => {
      if (machineOf(actor)) refs.set(actor.sessionId, actor);
    },
    remove: (sessionId: string) => void refs.delete(sessionId),
    takes: (sessionId: string) => acceptedIn(snapshotOf(sessionId)),
    /** Tells what has come of it. */
    send: (sessionId: string, event: { type: string }): string => {
      const before = snapshotOf(sessionId);
      if (before?.status !== 'active') return 'has stopped and hears nothing.';
      refs.get(sessionId)?.send(event);
      const after = snapshotOf(sessionId);
      if (after?.status === 'error') return 'has failed over it, and has ended.';
      return after === before ? 'ignores it where it stands.' : 'took it.';
    },
  };
}
