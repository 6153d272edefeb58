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

/** Time stands still on the bench: a delay is over when its event is sent. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => {} };

/** A running copy of a machine whose delays and invoked actors wait for a word. */
export class BenchActor {
  readonly #actor: AnyActor;
  #taken: string[] = [];
  #emitted: string[] = [];

  constructor({ machine, input, outcomes }: MachineEntry) {
    const actors = Object.fromEntries(Object.keys(outcomes).map((source) => [source, waiting]));
    this.#actor = createActor(machine.provide({ actors }), {
      input,
      clock: stillClock,
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

  send(event: EventObject) {
    this.#actor.send(event);
  }

  settle(actorId: string, settling: Settling) {
    const { children } = this.snapshot;
    (children as Readonly<Record<string, AnyActor | undefined>>)[actorId]?.send(settling);
  }

  stop() {
    this.#actor.stop();
  }
}
