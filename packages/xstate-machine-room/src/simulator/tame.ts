import {
  assign,
  createMachine,
  enqueueActions,
  fromPromise,
  spawnChild,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate';

import { mapConfig } from '../anatomy/map-config.ts';
import { nodesOf } from '../anatomy/transitions.ts';
import { asBuiltIn, isMachine } from '../anatomy/xstate-internals.ts';

/** Waits for the end that a person sends it. */
const waiting = fromPromise(() => new Promise(() => {}));

const nothing = () => {};

type Spawn = (logic: unknown, options?: object) => unknown;

/** What XState hands to a function of the machine; some of it may start an actor or an action. */
interface Args {
  readonly spawn?: Spawn;
  readonly enqueue?: (action: unknown) => void;
}

type Call = (args: Args, params?: unknown) => unknown;

/** A copy of a machine that touches nothing of the world: its own actions do nothing, and its actors wait. */
class Tamer {
  readonly #copies = new Map<AnyStateMachine, AnyActorLogic>();

  readonly actor = (logic: unknown): unknown => {
    if (typeof logic === 'string') return logic;
    return isMachine(logic) ? (this.#copies.get(logic) ?? this.machine(logic)) : waiting;
  };

  /** A function that may spawn actors, which are tame then. */
  readonly #spawning = (call: unknown): unknown => {
    if (typeof call !== 'function') return call;
    return (args: Args, params: unknown) => {
      const { spawn } = args;
      const tame: Spawn = (logic, options) => spawn?.(this.actor(logic), options);
      return (call as Call)({ ...args, ...(spawn && { spawn: tame }) }, params);
    };
  };

  readonly action = (action: unknown): unknown => {
    if (typeof action !== 'function') return action;
    const builtIn = asBuiltIn(action);
    if (!builtIn) return nothing;
    const { kind, assignment, collect, src, id, input } = builtIn;
    if (kind === 'assign') {
      return assign(
        (typeof assignment === 'function'
          ? this.#spawning(assignment)
          : eachOf(assignment as object, this.#spawning)) as never,
      );
    }
    if (kind === 'spawnChild') return spawnChild(this.actor(src) as never, { id, input } as never);
    if (kind === 'enqueueActions') {
      return enqueueActions(((args: Args, params: unknown) => {
        const { enqueue } = args;
        const tame = Object.assign((one: unknown) => enqueue?.(this.action(one)), enqueue);
        return (collect as Call)({ ...args, enqueue: tame }, params);
      }) as never);
    }
    return action;
  };

  machine(machine: AnyStateMachine): AnyStateMachine {
    // A machine that starts itself anew would be copied without an end.
    this.#copies.set(machine, waiting);
    const { guards, delays, actors, actions } = machine.implementations;
    const sources = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src));
    // Actors that are only provided where the machine is used.
    const missing = Object.fromEntries(sources.map((src) => [src, waiting]));
    const config = mapConfig(machine.config, {
      guard: (guard) => guard,
      action: this.action,
      actor: (src) => this.actor(src),
      rest: (value, key) => (key === 'context' ? this.#spawning(value) : value),
    });
    const copy = createMachine(config, {
      guards,
      delays,
      actors: { ...missing, ...eachOf(actors, this.actor) },
      actions: eachOf(actions, this.action),
    } as never) as AnyStateMachine;
    this.#copies.set(machine, copy);
    return copy;
  }
}

const eachOf = (record: object, write: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, write(value)]));

/** The same machine, for trying: guards and `assign` are its own, everything that reaches the world is a stub. */
export const tamed = (machine: AnyStateMachine): AnyStateMachine => new Tamer().machine(machine);
