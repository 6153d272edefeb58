import {
  createActor,
  type ActorLogic,
  type AnyActor,
  type AnyMachineSnapshot,
  type EventObject,
  type Snapshot,
} from 'xstate';

import { transitionsIn } from '#machine-room/anatomy/transitions.ts';
import type { MachineEntry } from '#machine-room/anatomy/entry.ts';

/** Ends an invoked actor on the bench. */
type Settling = { type: 'bench.done'; output: unknown } | { type: 'bench.failed'; error: unknown };

/** Stands in for everything that a machine invokes: it waits until somebody says how it ends. */
const waiting: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const settling = event as Settling;
    if (settling.type === 'bench.done') {
      return { status: 'done', output: settling.output, error: undefined };
    }
    if (settling.type === 'bench.failed') {
      return { status: 'error', output: undefined, error: settling.error };
    }
    return event.type === 'xstate.stop'
      ? { status: 'stopped', output: undefined, error: undefined }
      : snapshot;
  },
};

interface Timer {
  ms: number;
  run: () => void;
}

/** Time stands still on the bench; a timer goes off when it is told to. */
class BenchClock {
  readonly #timers = new Map<number, Timer>();
  #count = 0;

  setTimeout = (run: () => void, ms: number): number => {
    this.#count += 1;
    this.#timers.set(this.#count, { run, ms });
    return this.#count;
  };

  clearTimeout = (id: number): void => void this.#timers.delete(id);

  get timers(): Timer[] {
    return [...this.#timers.values()];
  }

  fire(timer: Timer) {
    for (const [id, candidate] of this.#timers) {
      if (candidate === timer) this.#timers.delete(id);
    }
    timer.run();
  }
}

export interface PendingDelay {
  /** The event that the delay will raise. */
  eventType: string;
  ms: number;
}

/** A running copy of a machine whose delays and invoked actors wait for a word. */
export class BenchActor {
  readonly #clock = new BenchClock();
  readonly #actor: AnyActor;
  #taken: string[] = [];
  #emitted: string[] = [];

  constructor({ machine, input, outcomes }: MachineEntry) {
    const actors = Object.fromEntries(Object.keys(outcomes).map((source) => [source, waiting]));
    this.#actor = createActor(machine.provide({ actors }), {
      input,
      clock: this.#clock,
      inspect: (event) => {
        this.#taken.push(...transitionsIn(event));
      },
    });
    this.#actor.on('*', ({ type }: EventObject) => void this.#emitted.push(type));
    this.#actor.subscribe({ error: () => {} });
    this.#actor.start();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** Keys of the transitions taken since this was last asked. */
  takeTransitions(): string[] {
    const taken = this.#taken;
    this.#taken = [];
    return taken;
  }

  /** Types of the events told to the machine's owner since this was last asked. */
  takeEmitted(): string[] {
    const emitted = this.#emitted;
    this.#emitted = [];
    return emitted;
  }

  /** The system lists what it has scheduled in the order in which it set the clock's timers. */
  #scheduled() {
    const { _scheduledEvents: scheduled } = this.#actor.system.getSnapshot();
    const timers = this.#clock.timers;
    return Object.values(scheduled).flatMap(({ event }, index) => {
      const timer = timers[index];
      return timer ? [{ eventType: event.type, timer }] : [];
    });
  }

  get delays(): PendingDelay[] {
    return this.#scheduled().map(({ eventType, timer }) => ({ eventType, ms: timer.ms }));
  }

  send(event: EventObject) {
    this.#actor.send(event);
  }

  fire(eventType: string) {
    const entry = this.#scheduled().find((candidate) => candidate.eventType === eventType);
    if (entry) this.#clock.fire(entry.timer);
  }

  settle(actorId: string, settling: Settling) {
    const { children } = this.snapshot;
    (children as Readonly<Record<string, AnyActor | undefined>>)[actorId]?.send(settling);
  }

  stop() {
    this.#actor.stop();
  }
}
