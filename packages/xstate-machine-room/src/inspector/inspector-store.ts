import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectedEventEvent,
  InspectedSnapshotEvent,
  InspectionEvent,
} from 'xstate';

import { listActiveStates, formatStateValue } from '../model/active-states.ts';
import { getMachine, transitionsIn } from '../model/xstate-internals.ts';
import type { RoomMachine } from '../room/settings.tsx';
import { formatShortValue } from '../room/value-text.ts';

/** A running machine. */
export interface ActorRecord {
  readonly sessionId: string;
  readonly title: string;
  /** The machine with its chart; undefined if the inspector does not know the machine. */
  readonly machine: RoomMachine | undefined;
  readonly state: string;
  readonly context: unknown;
  /** The ids of the active states. */
  readonly active: readonly string[];
  /** The keys of the transitions that were taken last. */
  readonly taken: readonly string[];
}

/** An event that a machine received. */
export interface LogEntry {
  readonly id: number;
  readonly sessionId: string;
  readonly title: string;
  readonly type: string;
  /** The fields of the event as text. */
  readonly fields: string;
  /** The state after the event; null until the machine has handled it. */
  readonly state: string | null;
  /** True if the machine took no transition. */
  readonly isIgnored: boolean;
}

export interface InspectorState {
  readonly actors: readonly ActorRecord[];
  /** The latest entries, newest first. */
  readonly log: readonly LogEntry[];
}

export type InspectorStore = ReturnType<typeof createInspectorStore>;

const MAX_LOG = 200;

/** The duration of one frame. All events of a frame are recorded together. */
const FRAME_MS = 16;

const formatFields = (fields: object) =>
  Object.entries(fields)
    .map(([key, value]) => `${key}: ${formatShortValue(value)}`)
    .join(', ');

/** Records the events of the page's machines. The machines wait only while an event is put into a queue. */
export function createInspectorStore(machines: readonly RoomMachine[]) {
  const actors = new Map<string, ActorRecord>();
  /** The transitions of each actor since its last snapshot. */
  const pending = new Map<string, readonly string[]>();
  /** The ids of the log entries of an event, by the session ids of the actors that received it. */
  const entryIds = new WeakMap<object, Map<string, number>>();
  const listeners = new Set<() => void>();
  let queue: InspectionEvent[] = [];
  let log: readonly LogEntry[] = [];
  let count = 0;
  let state: InspectorState = { actors: [], log };

  /** Finds a machine, or the machine from which `provide()` created it. */
  const findMachine = ({ config, id }: AnyStateMachine) =>
    machines.find(({ machine }) => machine.config === config) ??
    machines.find(({ machine }) => machine.id === id);

  function recordEvent({ actorRef, event }: InspectedEventEvent, machine: AnyStateMachine) {
    const { sessionId } = actorRef;
    const { type, ...fields } = event;
    const entry: LogEntry = {
      id: (count += 1),
      sessionId,
      title: findMachine(machine)?.title ?? machine.id,
      type,
      fields: formatFields(fields),
      state: null,
      isIgnored: false,
    };
    entryIds.set(
      event,
      (entryIds.get(event) ?? new Map<string, number>()).set(sessionId, entry.id),
    );
    // An event that is sent to an actor before its start is inspected at once, but handled only after `xstate.init`.
    const isEarly = (other: LogEntry) => type === 'xstate.init' && other.sessionId === sessionId;
    log = [...log.filter(isEarly), entry, ...log.filter((other) => !isEarly(other))];
    log = log.slice(0, MAX_LOG);
  }

  function recordSnapshot(
    { actorRef, event, snapshot }: InspectedSnapshotEvent,
    machine: AnyStateMachine,
  ) {
    const { sessionId } = actorRef;
    const { value, context, status } = snapshot as AnyMachineSnapshot;
    const taken = pending.get(sessionId) ?? [];
    pending.delete(sessionId);
    const entryId = entryIds.get(event)?.get(sessionId);
    const isIgnored = taken.length === 0 && !event.type.startsWith('xstate.');
    log = log.map((entry) =>
      entry.id === entryId ? { ...entry, state: formatStateValue(value), isIgnored } : entry,
    );
    if (status !== 'active' || event.type === 'xstate.stop') {
      actors.delete(sessionId);
      return;
    }
    const previous = actors.get(sessionId);
    const known = findMachine(machine);
    actors.set(sessionId, {
      sessionId,
      title: known?.title ?? machine.id,
      machine: known,
      state: formatStateValue(value),
      context,
      active: previous && taken.length === 0 ? previous.active : listActiveStates(machine, value),
      taken: previous && taken.length === 0 ? previous.taken : taken,
    });
  }

  function flush() {
    const events = queue;
    queue = [];
    for (const event of events) {
      const { actorRef } = event;
      const machine = getMachine(actorRef);
      if (!machine) continue;
      if (event.type === '@xstate.event') recordEvent(event, machine);
      if (event.type === '@xstate.snapshot') recordSnapshot(event, machine);
      if (event.type === '@xstate.microstep') {
        const { sessionId } = actorRef;
        pending.set(sessionId, [...(pending.get(sessionId) ?? []), ...transitionsIn(event)]);
      }
    }
    state = { actors: [...actors.values()], log };
    for (const listener of listeners) listener();
  }

  return {
    inspect: (event: InspectionEvent): void => {
      queue.push(event);
      // The listeners are notified later, because an actor may be created while React renders.
      if (queue.length === 1) setTimeout(flush, FRAME_MS);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
  };
}
