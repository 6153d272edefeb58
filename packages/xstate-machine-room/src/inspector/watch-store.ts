import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectedEventEvent,
  InspectedSnapshotEvent,
  InspectionEvent,
} from 'xstate';

import { activeStates, stateLabel } from '../anatomy/active-states.ts';
import { machineOf, parentOf, transitionsIn } from '../anatomy/xstate-internals.ts';
import { shortValueText } from '../room/value-text.ts';

import { findEntry } from './known-machines.ts';
import { redact } from './redact.ts';
import { identityOf, watchRulesOf, type Identity } from './watch-rules.ts';

export type ActorRef = InspectionEvent['actorRef'];

export type Stand = ReturnType<typeof standOf>;

export interface WatchedActor extends Identity {
  readonly status: (typeof statusWords)[keyof typeof statusWords];
  /** The current situation of a machine; null for other actors. */
  readonly stand: Stand | null;
}

export interface WatchedEvent extends Readonly<ReturnType<typeof told>> {
  readonly number: number;
  /** The time in milliseconds since the inspector started. */
  readonly at: number;
}

export interface Watched {
  readonly actors: readonly WatchedActor[];
  /** The latest events, newest first. */
  readonly events: readonly WatchedEvent[];
}

export type WatchStore = ReturnType<typeof createWatchStore>;

const MAX_EVENTS = 200;
/** The maximum number of stopped actors that are kept. */
const MAX_ENDED = 10;

const statusWords = {
  active: 'running',
  done: 'done',
  error: 'failed',
  stopped: 'stopped',
} as const;

/** Returns the current situation of a machine. */
const standOf = (
  machine: AnyStateMachine,
  { value, context }: AnyMachineSnapshot,
  taken: readonly string[],
) => ({
  machineId: findEntry(machine)?.id ?? machine.id,
  state: stateLabel(value),
  active: activeStates(machine, value),
  /** The keys of the transitions that the machine took last. */
  taken,
  context: redact(context, watchRulesOf(machine).context, shortValueText),
});

/** Returns the record of an event between actors. The event's result is added later. */
function told({ actorRef, sourceRef, event }: InspectedEventEvent) {
  const { type, ...fields } = event;
  const parent = parentOf(actorRef);
  const rules = watchRulesOf(machineOf(actorRef) ?? (parent && machineOf(parent)));
  return {
    /** The sender is undefined if the event was not sent by an actor. */
    from: sourceRef && identityOf(sourceRef),
    to: identityOf(actorRef),
    type: rules.typeName(type),
    fields: redact(fields, rules.event(type), shortValueText),
    /** The state of the machine after the event. */
    state: null as string | null,
    /** True if no transition was taken. */
    isIgnored: false,
  };
}

/**
 * Records the events of the page's actors. Values may be personal, so they are redacted before they are stored. A
 * production build stores neither actors nor snapshots.
 */
export function createWatchStore() {
  const actors = new Map<string, WatchedActor>();
  const pending = new Map<string, string[]>();
  /** The numbers of the events whose results are not known yet. */
  const numbers = new WeakMap<object, number>();
  const listeners = new Set<() => void>();
  const refs = process.env.NODE_ENV !== 'production' ? new Map<string, ActorRef>() : null;
  const start = performance.now();
  let events: readonly WatchedEvent[] = [];
  let watched: Watched = { actors: [], events: [] };
  let count = 0;
  let isQueued = false;

  /** Notifies the listeners later, because an actor may be created while React renders. */
  function announce() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      watched = { actors: [...actors.values()], events };
      for (const listener of listeners) listener();
    });
  }

  function noteEvent(inspected: InspectedEventEvent) {
    const { actorRef, sourceRef, event } = inspected;
    // This is an internal event of a promise or an observable.
    if (!machineOf(actorRef) && sourceRef === actorRef) return;
    count += 1;
    numbers.set(event, count);
    const at = performance.now() - start;
    events = [{ number: count, at, ...told(inspected) }, ...events.slice(0, MAX_EVENTS - 1)];
  }

  function remove(sessionId: string) {
    actors.delete(sessionId);
    refs?.delete(sessionId);
    for (const { parentId, sessionId: child } of actors.values()) {
      if (parentId === sessionId) remove(child);
    }
  }

  /** Removes the stopped actor that this actor replaces, and all but the latest of the other stopped actors. */
  function makeRoomFor({ parentId, name, status }: WatchedActor) {
    const ended = [...actors.values()].filter((actor) => actor.status !== 'running');
    const former = ended.find((actor) => actor.parentId === parentId && actor.name === name);
    if (status === 'running' && parentId !== null && former) remove(former.sessionId);
    for (const { sessionId } of ended.slice(0, -MAX_ENDED)) remove(sessionId);
  }

  function noteSnapshot({ actorRef, event, snapshot }: InspectedSnapshotEvent) {
    const { sessionId } = actorRef;
    const identity = identityOf(actorRef);
    const status = event.type === 'xstate.stop' ? 'stopped' : statusWords[snapshot.status];
    const machine = machineOf(actorRef);
    const steps = pending.get(sessionId) ?? [];
    pending.delete(sessionId);
    // React's StrictMode creates actors and stops them at once. A stopped actor without a recorded parent is therefore
    // removed.
    if (status === 'stopped' && !actors.has(identity.parentId ?? '')) {
      remove(sessionId);
      return;
    }
    const taken = steps.length > 0 ? steps : (actors.get(sessionId)?.stand?.taken ?? []);
    const stand = machine ? standOf(machine, snapshot as AnyMachineSnapshot, taken) : null;
    const actor = { ...identity, status, stand };
    // Removing the actor moves it to the end when it is added again, so that the actor that stopped last is the last
    // one.
    if (status !== 'running') actors.delete(sessionId);
    makeRoomFor(actor);
    actors.set(sessionId, actor);
    if (!stand) return;
    refs?.set(sessionId, actorRef);
    const { state } = stand;
    const number = numbers.get(event);
    const isIgnored = steps.length === 0 && event.type !== 'xstate.init';
    events = events.map((other) =>
      other.number === number ? { ...other, state, isIgnored } : other,
    );
  }

  return {
    /** Records an inspection event. Pass this function to the `inspect` option of an actor. */
    inspect: (event: InspectionEvent) => {
      const { sessionId } = event.actorRef;
      if (event.type === '@xstate.microstep') {
        pending.set(sessionId, [...(pending.get(sessionId) ?? []), ...transitionsIn(event)]);
        return;
      }
      if (event.type === '@xstate.event') noteEvent(event);
      else if (event.type === '@xstate.snapshot') noteSnapshot(event);
      else return;
      announce();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => watched,
    /** The running machines, to which the inspector can send events in development. */
    refs,
  };
}
