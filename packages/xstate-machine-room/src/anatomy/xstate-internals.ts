/**
 * The only file that knows names of XState which its manual does not: `_transitions`, `_parent`, an actor's `logic`, and
 * the parts of a combined guard. After an update of XState, look here first (5.33).
 */
import { and, not, or, type AnyStateMachine, type InspectionEvent } from 'xstate';

import { transitionKey } from './transitions.ts';

/** Keys of the transitions that an actor took in one microstep. */
export function transitionsIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { _transitions: transitions } = event;
  return transitions.map(transitionKey);
}

/** The machine that an actor runs, if it runs one. */
export function machineOf(actor: InspectionEvent['actorRef']): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: Partial<AnyStateMachine> };
  return logic && 'root' in logic ? (logic as AnyStateMachine) : undefined;
}

/** What Stately's inspector is told of the actor that started this one. */
export function parentOf(actor: InspectionEvent['actorRef']) {
  const { _parent: parent } = actor as { _parent?: { sessionId: string } };
  return { _parent: parent && { sessionId: parent.sessionId } };
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
