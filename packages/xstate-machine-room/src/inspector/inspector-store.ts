import type {
  AnyMachineSnapshot,
  InspectedEventEvent,
  InspectedMicrostepEvent,
  InspectedSnapshotEvent,
  InspectionEvent,
} from 'xstate';

import { listActiveStates, formatStateValue } from '../model/active-states.ts';
import { hasTransitions, getMachine, transitionsIn } from '../model/xstate-internals.ts';

import {
  createActorRecord,
  createEventRecord,
  createSnapshotRecord,
  stringifyDefinition,
  type ActorRecord,
  type ActorRef,
  type EventRecord,
  type InspectorRecord,
  type InspectorState,
  type RecordMetadata,
} from './records.ts';

export type InspectorStore = ReturnType<typeof createInspectorStore>;

const MAX_EVENTS = 200;
/** The maximum number of stopped actors in the list. */
const MAX_STOPPED = 10;

type QueuedEvent = InspectedEventEvent | InspectedSnapshotEvent | InspectedMicrostepEvent;

/** The number of events after which a long task is interrupted to record them. */
const MAX_QUEUE = 6000;

/** The duration of one frame. Events in separate tasks of the same frame are recorded together. */
export const FRAME_MS = 16;

/** The time without an event after which a burst of events has ended. */
const PAUSE_MS = FRAME_MS / 2;

/** The time between recordings while events keep coming. Rendering the dock costs more than recording them. */
export const BURST_MS = 6 * FRAME_MS;

/** Returns the previous list if the next one is equal, so that the chart does not render again. */
const reuseIfEqual = (previous: readonly string[] = [], next: readonly string[]) =>
  previous.join() === next.join() ? previous : next;

/**
 * Records the events of the page's actors. The machines wait only while an event is put into a queue. After a frame or a
 * burst of events, the queue is recorded, and listeners are notified. Values may be personal, so they are redacted before
 * they are stored. A production build stores no references to actors. `observe` receives every record.
 */
export function createInspectorStore(observe?: (record: InspectorRecord) => void) {
  const actors = new Map<string, ActorRecord>();
  /** The microsteps of each actor since its last snapshot. */
  const microsteps = new Map<string, InspectedMicrostepEvent[]>();
  /** The last microsteps of each actor that took any transition. */
  const lastSteps = new WeakMap<ActorRef, readonly InspectedMicrostepEvent[]>();
  /** The first record of each actor. */
  const actorRecords = new WeakMap<ActorRef, ActorRecord>();
  /** The records of an event, one for each actor that received it. */
  const eventRecords = new WeakMap<object, EventRecord[]>();
  const listeners = new Set<() => void>();
  const refs = process.env.NODE_ENV !== 'production' ? new Map<string, ActorRef>() : null;
  let state: InspectorState = { actors: [], events: [] };
  let queue: QueuedEvent[] = [];
  /** The timestamps of the events between actors in the queue. */
  let timestamps: number[] = [];
  let isScheduled = false;
  let recordedAt = 0;

  function recordActor(actorRef: ActorRef, metadata: RecordMetadata): ActorRecord {
    const known = actorRecords.get(actorRef);
    if (known) return known;
    const actor = createActorRecord(actorRef, metadata);
    actorRecords.set(actorRef, actor);
    observe?.({ ...actor, definition: stringifyDefinition(actorRef) });
    return actor;
  }

  function flush() {
    const queued = queue;
    const sentAt = timestamps;
    queue = [];
    timestamps = [];
    const lastSnapshots = new Map<string, object>();
    for (const event of queued) {
      if (event.type === '@xstate.snapshot') lastSnapshots.set(event.actorRef.sessionId, event);
    }
    const added: EventRecord[] = [];
    let position = -1;
    for (const event of queued) {
      const { sessionId } = event.actorRef;
      if (event.type === '@xstate.microstep') {
        const steps = microsteps.get(sessionId);
        if (steps) steps.push(event);
        else microsteps.set(sessionId, [event]);
        continue;
      }
      if (event.type === '@xstate.event') position += 1;
      const metadata = { rootId: event.rootId, createdAt: sentAt[position] ?? Date.now() };
      if (event.type === '@xstate.snapshot') {
        recordSnapshot(event, metadata, lastSnapshots.get(sessionId) === event);
      } else if (observe || position >= sentAt.length - MAX_EVENTS) {
        added.push(...recordEvent(event, metadata));
      }
    }
    const events = [...added.toReversed(), ...state.events].slice(0, MAX_EVENTS);
    state = { actors: [...actors.values()], events };
  }

  function recordEvent(inspected: InspectedEventEvent, metadata: RecordMetadata): EventRecord[] {
    const { actorRef, sourceRef, event } = inspected;
    // This is an internal event of a promise or an observable.
    if (!getMachine(actorRef) && sourceRef === actorRef) return [];
    const record = createEventRecord(
      inspected,
      metadata,
      (actor) => recordActor(actor, metadata).name,
    );
    eventRecords.set(event, [...(eventRecords.get(event) ?? []), record]);
    observe?.(record);
    return [record];
  }

  function remove(sessionId: string) {
    actors.delete(sessionId);
    refs?.delete(sessionId);
    for (const { parentId, sessionId: child } of actors.values()) {
      if (parentId === sessionId) remove(child);
    }
  }

  /** Removes the stopped actor that this actor replaces, and all but the latest of the other stopped actors. */
  function removeReplaced({ parentId, name, snapshot }: ActorRecord) {
    const stopped = [...actors.values()].filter((actor) => actor.snapshot.status !== 'active');
    const predecessor = stopped.find((actor) => actor.parentId === parentId && actor.name === name);
    if (snapshot.status === 'active' && parentId !== undefined && predecessor)
      remove(predecessor.sessionId);
    for (const { sessionId } of stopped.slice(0, -MAX_STOPPED)) remove(sessionId);
  }

  function recordSnapshot(
    inspected: InspectedSnapshotEvent,
    metadata: RecordMetadata,
    isLast: boolean,
  ) {
    const { actorRef, event, snapshot } = inspected;
    const { sessionId } = actorRef;
    const machine = getMachine(actorRef);
    const previous = actors.get(sessionId);
    const steps = microsteps.get(sessionId) ?? [];
    microsteps.delete(sessionId);
    const hasMoved = steps.some(hasTransitions);
    if (hasMoved) lastSteps.set(actorRef, steps);
    const record = eventRecords.get(event)?.find((received) => received.sessionId === sessionId);
    const { value } = snapshot as Partial<AnyMachineSnapshot>;
    if (record && machine && value) {
      record.state = formatStateValue(value);
      record.isIgnored = event.type !== 'xstate.init' && !hasMoved;
    }
    if (!isLast && previous) return;
    const actor = recordActor(actorRef, metadata);
    const snapshotRecord = createSnapshotRecord(inspected, metadata);
    observe?.(snapshotRecord);
    const { status } = snapshotRecord.snapshot;
    // React's StrictMode creates actors and stops them at once. A stopped actor without a recorded parent is therefore
    // removed.
    if (status === 'stopped' && !actors.has(actor.parentId ?? '')) {
      remove(sessionId);
      return;
    }
    // Removing the actor moves it to the end when it is added again, so that the actor that stopped last is the last
    // one.
    if (status !== 'active') actors.delete(sessionId);
    const updated = {
      ...actor,
      snapshot: snapshotRecord.snapshot,
      active: reuseIfEqual(
        previous?.active,
        machine && value ? listActiveStates(machine, value) : [],
      ),
      taken: reuseIfEqual(previous?.taken, (lastSteps.get(actorRef) ?? []).flatMap(transitionsIn)),
    };
    removeReplaced(updated);
    actors.set(sessionId, updated);
    if (machine) refs?.set(sessionId, actorRef);
  }

  /** Records the queue in the next frame. While events keep coming, it waits for a pause, for at most `BURST_MS`. */
  function scheduleRecording(waited = FRAME_MS) {
    setTimeout(() => {
      const now = Date.now();
      const isBurst = now - (timestamps.at(-1) ?? 0) < PAUSE_MS || now - recordedAt < BURST_MS;
      // Browsers slow down the timers of hidden tabs, so the timestamps are compared too.
      if (isBurst && waited < BURST_MS && now - (timestamps[0] ?? now) < BURST_MS) {
        scheduleRecording(waited + FRAME_MS);
        return;
      }
      isScheduled = false;
      recordedAt = now;
      flush();
      for (const listener of listeners) listener();
    }, FRAME_MS);
  }

  return {
    /** Records an inspection event. Pass this function to the `inspect` option of an actor. */
    inspect: (event: InspectionEvent) => {
      const { type } = event;
      if (type !== '@xstate.event' && type !== '@xstate.snapshot' && type !== '@xstate.microstep') {
        return;
      }
      queue.push(event);
      if (type === '@xstate.event') timestamps.push(Date.now());
      if (queue.length > MAX_QUEUE) flush();
      if (isScheduled) return;
      isScheduled = true;
      // The listeners are notified later, because an actor may be created while React renders.
      scheduleRecording();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    /** The time at which the inspector started, in milliseconds since 1970. */
    startedAt: Date.now(),
    /** The running machines, to which the inspector can send events in development. */
    refs,
  };
}
