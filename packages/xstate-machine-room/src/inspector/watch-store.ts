import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate';

import { activeStates, stateLabel } from '../anatomy/active-states.ts';
import { machineOf, transitionsIn } from '../anatomy/xstate-internals.ts';

import { redact } from './redact.ts';
import { watchRulesOf } from './watch-rules.ts';

type Fields = Readonly<Record<string, string>>;

interface Whereabouts {
  sessionId: string;
  title: string;
  /** Where it stands, or where an event led. */
  state: string;
}

/** A machine that is alive on the page. */
export interface WatchedActor extends Whereabouts {
  machineId: string;
  active: readonly string[];
  /** Keys of the transitions that it took last. */
  taken: readonly string[];
  context: Fields;
}

export interface WatchedEvent extends Whereabouts {
  number: number;
  type: string;
  fields: Fields;
  /** No transition was taken. */
  isIgnored: boolean;
}

interface Watched {
  actors: readonly WatchedActor[];
  /** The last of them, the newest first. */
  events: readonly WatchedEvent[];
}

export type WatchStore = ReturnType<typeof createWatchStore>;

const MAX_EVENTS = 200;

/**
 * Collects what the page's machines do. What they carry may be personal, so it is redacted here, on the way in: nothing
 * else of it is kept, neither actors nor snapshots.
 */
export function createWatchStore() {
  const actors = new Map<string, WatchedActor>();
  const pending = new Map<string, string[]>();
  const listeners = new Set<() => void>();
  let events: readonly WatchedEvent[] = [];
  let watched: Watched = { actors: [], events: [] };
  let count = 0;
  let isQueued = false;

  /** An actor may be created while React renders, and then nobody may be told at once. */
  function announce() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      watched = { actors: [...actors.values()], events };
      for (const listener of listeners) listener();
    });
  }

  function note(
    sessionId: string,
    machine: AnyStateMachine,
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
  ) {
    const rules = watchRulesOf(machine);
    const whereabouts = { sessionId, title: rules.title, state: stateLabel(snapshot.value) };
    const taken = pending.get(sessionId) ?? [];
    const { type, ...fields } = event;
    count += 1;
    events = [
      {
        ...whereabouts,
        number: count,
        type: rules.typeName(type),
        fields: redact(fields, rules.event(type)),
        isIgnored: taken.length === 0 && type !== 'xstate.init',
      },
      ...events.slice(0, MAX_EVENTS - 1),
    ];
    actors.set(sessionId, {
      ...whereabouts,
      machineId: machine.id,
      active: activeStates(machine, snapshot.value),
      taken: taken.length > 0 ? taken : (actors.get(sessionId)?.taken ?? []),
      context: redact(snapshot.context, rules.context),
    });
    pending.delete(sessionId);
  }

  return {
    /** For an actor's `inspect` option. */
    inspect: (event: InspectionEvent) => {
      const { sessionId } = event.actorRef;
      if (event.type === '@xstate.microstep') {
        pending.set(sessionId, [...(pending.get(sessionId) ?? []), ...transitionsIn(event)]);
        return;
      }
      if (event.type !== '@xstate.snapshot') return;
      const machine = machineOf(event.actorRef);
      if (!machine) return;
      // Created is not alive: React's StrictMode creates actors that never start, and stops others for a moment.
      const snapshot: Snapshot<unknown> = event.snapshot;
      if (snapshot.status === 'active') {
        note(sessionId, machine, snapshot as AnyMachineSnapshot, event.event);
      } else {
        actors.delete(sessionId);
        pending.delete(sessionId);
      }
      announce();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => watched,
  };
}
