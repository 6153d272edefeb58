/**
 * The only file that knows names of XState which its manual does not: `_transitions`, `_parent`, an actor's `logic`, the
 * snapshots of what is no machine, and the parts of guards and actions that XState itself makes. After an update of
 * XState, look here first (5.33).
 */
import {
  and,
  not,
  or,
  stateIn,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate';

import { transitionKey } from './transitions.ts';

/** Keys of the transitions that an actor took in one microstep. */
export function transitionsIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { _transitions: transitions } = event;
  return transitions.map(transitionKey);
}

/** The machine that an actor runs, if it runs one. */
export function machineOf(actor: InspectionEvent['actorRef']): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: unknown };
  return isMachine(logic) ? logic : undefined;
}

/** The actor that started this one. */
export function parentOf(actor: InspectionEvent['actorRef']) {
  const { _parent: parent } = actor as { _parent?: InspectionEvent['actorRef'] };
  return parent;
}

export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'reducer';

/** By the snapshot; those of a promise and of a callback are alike, but only one of the two can be resolved. */
export function kindOf(actor: InspectionEvent['actorRef']): ActorKind {
  if (machineOf(actor)) return 'machine';
  const snapshot = actor.getSnapshot() as object;
  if ('_subscription' in snapshot) return 'observable';
  if ('context' in snapshot) return 'reducer';
  const { logic } = actor as { logic?: AnyActorLogic };
  try {
    const event = { type: 'xstate.promise.resolve' };
    const resolved = logic?.transition({ status: 'active' }, event, {} as AnyActorScope);
    return (resolved as { status?: string }).status === 'done' ? 'promise' : 'callback';
  } catch {
    return 'callback';
  }
}

interface Combined {
  name: 'and' | 'or' | 'not';
  guards: readonly unknown[];
}

const checkOf = (guard: unknown) => (guard as { check?: unknown }).check;

/** By how they are checked: in a build, functions go by other names. */
const combinations = new Map<unknown, Combined['name']>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
]);

/** The guard as a combination of others, if it is one. */
export function asCombined(guard: unknown): Combined | null {
  if (typeof guard !== 'function') return null;
  const name = combinations.get(checkOf(guard));
  return name ? { name, guards: (guard as { guards?: readonly unknown[] }).guards ?? [] } : null;
}

/** The state that a guard made by `stateIn` asks for. */
export const asStateIn = (guard: unknown): StateValue | null =>
  typeof guard === 'function' && checkOf(guard) === checkOf(stateIn(''))
    ? (guard as unknown as { stateValue: StateValue }).stateValue
    : null;

/** What an action that XState makes was given, such as its `event`; its kind is a name such as `raise`. */
export type BuiltIn = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** The action as one that XState makes, such as `raise` or `assign`, if it is one. */
export function asBuiltIn(action: unknown): BuiltIn | null {
  if (typeof action !== 'function') return null;
  const { type, ...parts } = action as unknown as { type?: unknown };
  if (typeof type !== 'string' || !type.startsWith('xstate.')) return null;
  return { ...parts, kind: type.slice('xstate.'.length) };
}

/** Whether this is a machine rather than a promise, a callback or another kind of actor. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;
