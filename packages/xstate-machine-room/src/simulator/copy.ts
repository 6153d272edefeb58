import {
  createActor,
  createMachine,
  spawnChild,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

import { transitionsIn } from '../anatomy/xstate-internals.ts';

/** A machine at work, with a parent that only listens. */
export interface Copy {
  readonly send: (event: EventObject) => void;
  readonly snapshot: () => AnyMachineSnapshot;
  /** What stopped it, as a sentence; null while it runs. */
  readonly failure: () => string | null;
  /** Keys of the transitions since the last time that somebody asked. */
  readonly takeTransitions: () => string[];
  /** Types of the events that its owner was told since. */
  readonly takeEmitted: () => string[];
  readonly stop: () => void;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Starts a machine, lets these things happen to it, and waits for more. */
export function startCopy(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
): Copy {
  const taken: string[] = [];
  const emitted: string[] = [];
  const listening = createMachine({
    entry: spawnChild(machine, { id: 'copy', input }),
    on: { '*': {} },
  });
  const parent = createActor(listening, {
    // What a machine writes into its log is nothing that happens.
    logger: () => {},
    inspect: (event) => {
      if ('id' in event.actorRef && event.actorRef.id === 'copy')
        taken.push(...transitionsIn(event));
      if (event.type !== '@xstate.event' || event.actorRef !== parent) return;
      if (!event.event.type.startsWith('xstate.')) emitted.push(event.event.type);
    },
  });
  parent.subscribe({ error: () => {} });
  parent.start();
  const actor = parent.getSnapshot().children['copy'] as AnyActorRef;
  actor.subscribe({ error: () => {} });
  actor.on('*', ({ type }: EventObject) => void emitted.push(type));
  for (const event of events) actor.send(event);
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    send: (event) => actor.send(event),
    snapshot,
    failure: () => (snapshot().status === 'error' ? messageOf(snapshot().error) : null),
    takeTransitions: () => taken.splice(0),
    takeEmitted: () => emitted.splice(0),
    stop: () => parent.stop(),
  };
}
