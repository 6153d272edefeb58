import type { InspectionEvent } from 'xstate';

import { machineOf, transitionsIn } from '#machine-room/anatomy/transitions.ts';

type ActorRef = InspectionEvent['actorRef'];

/**
 * For an actor's `inspect` option: tells of each transition that a machine takes. An actor that was made and never
 * started takes none; React's StrictMode makes such actors, and so do XState's own pure functions.
 */
export function recorderOf(
  tell: (machineId: string, key: string, actor: ActorRef) => void,
): (event: InspectionEvent) => void {
  const started = new WeakSet<ActorRef>();
  const early = new WeakMap<ActorRef, string[]>();
  return (event) => {
    const { actorRef } = event;
    const machine = machineOf(actorRef);
    if (!machine) return;
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') {
      started.add(actorRef);
      for (const key of early.get(actorRef) ?? []) tell(machine.id, key, actorRef);
      early.delete(actorRef);
      return;
    }
    const keys = transitionsIn(event);
    if (!started.has(actorRef)) early.set(actorRef, [...(early.get(actorRef) ?? []), ...keys]);
    else for (const key of keys) tell(machine.id, key, actorRef);
  };
}
