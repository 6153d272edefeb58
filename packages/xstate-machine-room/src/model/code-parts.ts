import type { AnyStateMachine } from 'xstate';

import { formatAction, formatGuard, getInlineName, getLogicName } from './labels.ts';
import { Code, printCode } from './print-code.ts';
import { declaredOn, nodesOf } from './transitions.ts';
import { asBuiltIn, asCombined, asStateIn, isMachine, type BuiltIn } from './xstate-internals.ts';

/** The keys of a config that are missing in the exported code. */
const ignoredKeys = new Set(['context', 'schemas', 'types', 'version', '_special']);

type Kind = 'guards' | 'actions' | 'actors' | 'delays';

/** Generates the code of a machine's config, and collects the names of the implementations that this code needs. */
export class CodeParts {
  /** The names that `setup` must define. */
  readonly named: Record<Kind, Map<string, unknown>>;
  /** The guards that test for a state, by name. They are generated completely, so they need no stub. */
  readonly states = new Map<string, Code>();
  /** The values that the exported code lacks, because a function computes them. */
  readonly lost = new Set<string>();
  readonly #children: ReadonlySet<unknown>;

  constructor({ implementations, root }: AnyStateMachine) {
    const { guards, actions, actors, delays } = implementations;
    this.named = {
      guards: new Map(Object.entries(guards)),
      actions: new Map(Object.entries(actions)),
      actors: new Map(Object.entries(actors)),
      delays: new Map(Object.entries(delays)),
    };
    const nodes = nodesOf(root);
    const own = nodes.flatMap((node) => [
      ...node.entry,
      ...node.exit,
      ...declaredOn(node).flatMap((transition) => transition.actions),
    ]);
    const spawned = own.map(asBuiltIn).filter((action) => action?.kind === 'spawnChild');
    const invoked = nodes.flatMap(({ invoke }) => invoke);
    this.#children = new Set([...spawned, ...invoked].map((child) => child?.id));
    for (const { delay } of nodes.flatMap(({ after }) => after)) {
      if (typeof delay === 'string') this.name('delays', delay, delay);
    }
  }

  /** Returns the name of an implementation in `setup`. An inline implementation gets a new name. */
  name(kind: Kind, thing: unknown, label: string): string {
    const names = this.named[kind];
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? label : `${label} ${count}`;
      const known = names.get(name);
      if (known === undefined || known === thing || typeof thing === 'string') {
        if (known === undefined) names.set(name, thing);
        return name;
      }
    }
  }

  /** Removes functions from data and records each of them as lost. */
  plain(value: unknown, what: string): unknown {
    try {
      const text = JSON.stringify(value, (_, part: unknown) => {
        if (typeof part === 'function') this.lost.add(what);
        return part;
      });
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    } catch {
      this.lost.add(what);
      return undefined;
    }
  }

  #named(kind: 'guards' | 'actions', used: string | { type: string; params?: unknown }): unknown {
    const { type, params } = typeof used === 'string' ? { type: used } : used;
    this.name(kind, type, type);
    return typeof used === 'string' ? used : { type, params: this.plain(params, 'parameters') };
  }

  guard(guard: unknown): unknown {
    if (typeof guard !== 'function') return this.#named('guards', guard as string);
    const asked = asStateIn(guard);
    if (asked !== null) {
      // The guard is printed as a name, because TypeScript rejects inline guards if `setup` has no guards.
      const name = formatGuard(guard) ?? '';
      this.states.set(name, createCall('stateIn', asked));
      return this.name('guards', name, name);
    }
    const combined = asCombined(guard);
    if (!combined) return this.name('guards', guard, getInlineName(guard, 'guard'));
    const parts = combined.guards.map((part) => this.guard(part));
    return createCall(combined.name, combined.name === 'not' ? parts[0] : parts);
  }

  action(action: unknown): unknown {
    if (typeof action !== 'function') return this.#named('actions', action as string);
    const builtIn = asBuiltIn(action);
    const code = builtIn && this.builtIn(builtIn);
    // An `emit` action with parameters is printed as a name, because TypeScript accepts only a plain event type in the
    // chart.
    if (code && (builtIn.kind !== 'emit' || Object.keys(builtIn.event ?? {}).length === 1)) {
      return code;
    }
    if (builtIn && !code) this.lost.add(`what is in “${formatAction(action)}”`);
    return this.name('actions', action, formatAction(action));
  }

  actor(logic: unknown, id?: unknown): string {
    const isNameless = typeof logic !== 'string' && !isMachine(logic);
    return this.name(
      'actors',
      logic,
      isNameless && typeof id === 'string' ? id : getLogicName(logic),
    );
  }

  /** Returns the code that creates a built-in action; null if a function computes its parameters. */
  builtIn(action: BuiltIn): Code | null {
    const { kind, event, to, id, sendId, src, value, actorRef, assignment } = action;
    if (kind === 'assign')
      return createCall(kind, this.plain(assignment, 'what assign works out') ?? {});
    if (kind === 'enqueueActions') {
      this.lost.add('what enqueueActions decides');
      return new Code('enqueueActions(() => {})');
    }
    if (kind === 'log') return typeof value === 'function' ? null : createCall(kind, value);
    if (kind === 'cancel') return typeof sendId === 'string' ? createCall(kind, sendId) : null;
    if (kind === 'stopChild')
      return typeof actorRef === 'string' ? createCall(kind, actorRef) : null;
    if (kind === 'spawnChild') {
      if (typeof id === 'function') return null;
      return createCall(kind, this.actor(src), id === undefined ? undefined : { id });
    }
    if (typeof event !== 'object') return null;
    const sent = this.plain(event, 'what events carry');
    if (kind === 'raise') return createCall(kind, sent, this.#sending(action));
    if (kind === 'emit') return createCall(kind, sent);
    // Only events to known children are printed, because XState would throw if an event had no receiver.
    return kind === 'sendTo' && this.#children.has(to)
      ? createCall(kind, to, sent, this.#sending(action))
      : null;
  }

  #sending({ id, delay }: BuiltIn) {
    if (typeof delay === 'string') this.name('delays', delay, delay);
    const kept = this.plain(delay, 'delays of sent events');
    return id === undefined && kept === undefined ? undefined : { id, delay: kept };
  }

  /**
   * Prints the config of the machine, a state or a transition. The entries are handled as pairs, because a state may
   * have any name, even the name of a config key.
   */
  config(config: object): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(config)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => [key, this.#part(key, part, config)]),
    );
  }

  #part(key: string, part: unknown, whole: { readonly id?: unknown }): unknown {
    const fields = (value: unknown) =>
      typeof value === 'object' && value !== null ? this.config(value) : value;
    switch (key) {
      case 'states':
        return mapValues(part, fields);
      case 'on':
      case 'after':
        // An event whose transition is undefined is ignored, even if an ancestor has a transition for it.
        return mapValues(part, (ways) =>
          ways === undefined ? new Code('undefined') : mapEach(ways, fields),
        );
      case 'always':
      case 'onDone':
      case 'onError':
      case 'onSnapshot':
      case 'invoke':
      case 'initial':
      case 'route':
        return mapEach(part, fields);
      case 'entry':
      case 'exit':
      case 'actions':
        return mapEach(part, (action) => this.action(action));
      case 'guard':
        return this.guard(part);
      case 'src':
        return this.actor(part, whole.id);
      case 'input':
        this.lost.add('inputs of actors');
        return undefined;
      default:
        return ignoredKeys.has(key) ? undefined : this.plain(part, key);
    }
  }
}

const mapEach = (value: unknown, write: (part: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(write) : write(value);

const mapValues = (value: unknown, write: (part: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, part]) => [name, write(part)]));

const createCall = (name: string, ...values: readonly unknown[]) =>
  new Code(
    `${name}(${values
      .filter((value) => value !== undefined)
      .map((value) => printCode(value))
      .join(', ')})`,
  );
