/**
 * This is the only file that uses undocumented names of XState 5.33: `_transitions`, the `logic` of an actor, and the
 * internals of built-in guards and actions. Check this file first after an update of XState.
 */
import {
  and,
  not,
  or,
  stateIn,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate';

import { transitionKey } from './transitions.ts';

/** Returns the keys of the transitions that an actor took in one microstep. */
export function transitionsIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { _transitions: transitions } = event;
  return transitions.map(transitionKey);
}

/** Returns the machine of an actor if its logic is a machine; otherwise undefined. */
export function getMachine(actor: InspectionEvent['actorRef']): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: unknown };
  return isMachine(logic) ? logic : undefined;
}

/** The limit of microsteps, for machines that do not specify one. A machine without a stable state then fails. */
const MAX_ITERATIONS = 1000;

/** Returns a copy of a machine that fails if it never reaches a stable state. Otherwise the page would hang. */
export function limitIterations(machine: AnyStateMachine): AnyStateMachine {
  const { maxIterations = Infinity } = machine.options;
  const copy = machine.provide({});
  copy.options = { ...copy.options, maxIterations: Math.min(maxIterations, MAX_ITERATIONS) };
  return copy;
}

interface Combined {
  name: 'and' | 'or' | 'not';
  guards: readonly unknown[];
}

const getCheck = (guard: unknown) => (guard as { check?: unknown }).check;

/**
 * Maps the check function of a combined guard to the guard's name. The function's own name is not usable, because a
 * build renames functions.
 */
const combinations = new Map<unknown, Combined['name']>([
  [getCheck(and([])), 'and'],
  [getCheck(or([])), 'or'],
  [getCheck(not('')), 'not'],
]);

/** Returns the parts of a combined guard; null for any other guard. */
export function asCombined(guard: unknown): Combined | null {
  if (typeof guard !== 'function') return null;
  const name = combinations.get(getCheck(guard));
  return name ? { name, guards: (guard as { guards?: readonly unknown[] }).guards ?? [] } : null;
}

/** Returns the state that a `stateIn` guard tests for. */
export const asStateIn = (guard: unknown): StateValue | null =>
  typeof guard === 'function' && getCheck(guard) === getCheck(stateIn(''))
    ? (guard as unknown as { stateValue: StateValue }).stateValue
    : null;

/** The parameters of a built-in action, such as its `event`, and its kind, such as `raise`. */
export type BuiltIn = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Returns the parameters of a built-in action such as `raise` or `assign`; null for any other action. */
export function asBuiltIn(action: unknown): BuiltIn | null {
  if (typeof action !== 'function') return null;
  const { type, ...parts } = action as unknown as { type?: unknown };
  if (typeof type !== 'string' || !type.startsWith('xstate.')) return null;
  return { ...parts, kind: type.slice('xstate.'.length) };
}

/** True for a machine; false for promises, callbacks and other actor logic. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;
