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

export type Copy = ReturnType<typeof startCopy>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Starts a machine with a parent that only listens, and lets these things happen to it. */
export function startCopy(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
) {
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
    send: (event: EventObject) => actor.send(event),
    snapshot,
    /** What stopped it, as a sentence; null while it runs. */
    failure: () => (snapshot().status === 'error' ? messageOf(snapshot().error) : null),
    /** What has happened since somebody last asked: keys of transitions, types of events that its owner was told. */
    news: () => ({ taken: taken.splice(0), emitted: emitted.splice(0) }),
    stop: () => parent.stop(),
  };
}
