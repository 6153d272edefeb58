import type {
  AnyMachineSnapshot,
  InspectedEventEvent,
  InspectedMicrostepEvent,
  InspectedSnapshotEvent,
  InspectionEvent,
} from 'xstate';

import { hasTransitions, machineOf, transitionsIn } from '../model/xstate-internals.ts';

import { isMasked } from './inspector-settings.ts';
import {
  createEventRecord,
  statusWords,
  toSituation,
  type ActorRecord,
  type ActorRef,
  type EventRecord,
  type InspectorState,
} from './records.ts';
import { identityOf, type Identity } from './redaction-rules.ts';

export type InspectorStore = ReturnType<typeof createInspectorStore>;

const MAX_EVENTS = 200;
/** The maximum number of stopped actors that are kept. */
const MAX_ENDED = 10;

type QueuedEvent = InspectedEventEvent | InspectedSnapshotEvent | InspectedMicrostepEvent;

/** The number of events after which a long task is interrupted to record them. */
const MAX_QUEUE = 6000;

/** The duration of one frame. Events in separate tasks of the same frame are recorded together. */
export const FRAME_MS = 16;

/**
 * Records the events of the page's actors. The machines wait only while an event is put into a queue. Once per frame, the
 * queue is recorded, and listeners are notified. Values may be personal, so they are redacted before they are
 * stored. A production build stores neither actors nor snapshots.
 */
export function createInspectorStore() {
  const actors = new Map<string, ActorRecord>();
  /** The microsteps of each actor since its last snapshot. */
  const pending = new Map<string, InspectedMicrostepEvent[]>();
  /** The last microsteps of each actor that took any transition. */
  const lastSteps = new WeakMap<ActorRef, readonly InspectedMicrostepEvent[]>();
  /** The numbers of the events whose results are not known yet. */
  const numbers = new WeakMap<object, number>();
  const listeners = new Set<() => void>();
  const refs = process.env.NODE_ENV !== 'production' ? new Map<string, ActorRef>() : null;
  const start = performance.now();
  let events: EventRecord[] = [];
  /** The events since the last recording, oldest first. */
  let added: EventRecord[] = [];
  let state: InspectorState = { actors: [], events: [] };
  let count = 0;
  /** The results of the events since the last recording. */
  const results = new Map<number, Pick<EventRecord, 'state' | 'isIgnored'>>();
  let queue: QueuedEvent[] = [];
  /** The times of the events between actors in the queue. */
  let times: number[] = [];
  let isScheduled = false;
  const identities = new WeakMap<ActorRef, Identity>();

  function identify(actor: ActorRef): Identity {
    const identity = identities.get(actor) ?? identityOf(actor, isMasked());
    identities.set(actor, identity);
    return identity;
  }

  function flush() {
    const queued = queue;
    const sent = times;
    queue = [];
    times = [];
    const last = new Map<string, object>();
    for (const event of queued) {
      if (event.type === '@xstate.snapshot') last.set(event.actorRef.sessionId, event);
    }
    let position = 0;
    for (const event of queued) {
      const { sessionId } = event.actorRef;
      if (event.type === '@xstate.microstep') {
        const steps = pending.get(sessionId);
        if (steps) steps.push(event);
        else pending.set(sessionId, [event]);
      } else if (event.type === '@xstate.snapshot') {
        recordSnapshot(event, last.get(sessionId) === event);
      } else {
        const isShown = position >= sent.length - MAX_EVENTS;
        recordEvent(event, isShown, sent[position] ?? 0);
        position += 1;
      }
    }
    events = [...added.toReversed(), ...events].slice(0, MAX_EVENTS);
    added = [];
    for (const [number, result] of results) {
      const index = (events[0]?.number ?? 0) - number;
      const event = events[index];
      if (event) events[index] = { ...event, ...result };
    }
    results.clear();
    state = { actors: [...actors.values()], events };
  }

  function recordEvent(inspected: InspectedEventEvent, isShown: boolean, at: number) {
    const { actorRef, sourceRef, event } = inspected;
    // This is an internal event of a promise or an observable.
    if (!machineOf(actorRef) && sourceRef === actorRef) return;
    count += 1;
    if (!isShown) return;
    numbers.set(event, count);
    added.push({ number: count, at, ...createEventRecord(inspected, identify) });
  }

  function remove(sessionId: string) {
    actors.delete(sessionId);
    refs?.delete(sessionId);
    for (const { parentId, sessionId: child } of actors.values()) {
      if (parentId === sessionId) remove(child);
    }
  }

  /** Removes the stopped actor that this actor replaces, and all but the latest of the other stopped actors. */
  function makeRoomFor({ parentId, name, status }: ActorRecord) {
    const ended = [...actors.values()].filter((actor) => actor.status !== 'running');
    const former = ended.find((actor) => actor.parentId === parentId && actor.name === name);
    if (status === 'running' && parentId !== null && former) remove(former.sessionId);
    for (const { sessionId } of ended.slice(0, -MAX_ENDED)) remove(sessionId);
  }

  function recordSnapshot({ actorRef, event, snapshot }: InspectedSnapshotEvent, isLast: boolean) {
    const { sessionId } = actorRef;
    const steps = pending.get(sessionId) ?? [];
    pending.delete(sessionId);
    const hasMoved = steps.some(hasTransitions);
    if (hasMoved) lastSteps.set(actorRef, steps);
    const number = numbers.get(event);
    if (number === undefined && !isLast && actors.has(sessionId)) return;
    const identity = identify(actorRef);
    const status = event.type === 'xstate.stop' ? 'stopped' : statusWords[snapshot.status];
    const machine = machineOf(actorRef);
    // React's StrictMode creates actors and stops them at once. A stopped actor without a recorded parent is therefore
    // removed.
    if (status === 'stopped' && !actors.has(identity.parentId ?? '')) {
      remove(sessionId);
      return;
    }
    const taken = isLast ? (lastSteps.get(actorRef) ?? []).flatMap(transitionsIn) : [];
    const situation = machine
      ? toSituation(machine, snapshot as AnyMachineSnapshot, { taken, isLast })
      : null;
    const actor = { ...identity, status, situation };
    // Removing the actor moves it to the end when it is added again, so that the actor that stopped last is the last
    // one.
    if (status !== 'running') actors.delete(sessionId);
    makeRoomFor(actor);
    actors.set(sessionId, actor);
    if (!situation) return;
    refs?.set(sessionId, actorRef);
    if (number === undefined) return;
    const isIgnored = event.type !== 'xstate.init' && !hasMoved;
    results.set(number, { state: situation.state, isIgnored });
  }

  return {
    /** Records an inspection event. Pass this function to the `inspect` option of an actor. */
    inspect: (event: InspectionEvent) => {
      const { type } = event;
      if (type !== '@xstate.event' && type !== '@xstate.snapshot' && type !== '@xstate.microstep') {
        return;
      }
      queue.push(event);
      if (type === '@xstate.event') times.push(performance.now() - start);
      if (queue.length > MAX_QUEUE) flush();
      if (isScheduled) return;
      isScheduled = true;
      // The listeners are notified later, because an actor may be created while React renders.
      setTimeout(() => {
        isScheduled = false;
        flush();
        for (const listener of listeners) listener();
      }, FRAME_MS);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    /** The running machines, to which the inspector can send events in development. */
    refs,
  };
}
