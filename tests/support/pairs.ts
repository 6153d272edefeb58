import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Pairs of state and event that nobody can bring about on the page, and why. */
export interface Unreachable {
  states: readonly string[];
  events: readonly string[] | 'every event';
  why: string;
}

const pairOf = (state: string, event: string) => `${state} × ${event}`;

/** Path of the innermost state, such as `editing.review.ready`. For machines without parallel states. */
export const leafOf = ({ value }: Pick<AnyMachineSnapshot, 'value'>): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner ? `${name}.${leafOf({ value: inner })}` : name))
        .join();

/** Every pair of innermost state and event that the machine has, delays and outcomes of invoked actors included. */
function pairsOf(machine: AnyStateMachine): string[] {
  const leaves = getStateNodes(machine.root).filter(
    (node) => node.type === 'atomic' || node.type === 'final',
  );
  return leaves.flatMap((leaf) =>
    machine.events.map((event) => pairOf(leaf.path.join('.'), event)),
  );
}

/** Keeps account of the pairs that were driven on the page; `problems` says what is missing or contradicts the list. */
export function pairLedger(machine: AnyStateMachine, unreachable: readonly Unreachable[]) {
  const all = new Set(pairsOf(machine));
  const driven = new Set<string>();
  const named = new Map(
    unreachable.flatMap(({ states, events, why }) =>
      states.flatMap((state) =>
        (events === 'every event' ? machine.events : events).map(
          (event) => [pairOf(state, event), why] as const,
        ),
      ),
    ),
  );
  return {
    drive: (state: string, event: string) => void driven.add(pairOf(state, event)),
    isNamed: (state: string, event: string) => named.has(pairOf(state, event)),
    problems: () => [
      ...[...all]
        .filter((pair) => !driven.has(pair) && !named.has(pair))
        .map((pair) => `${pair}: neither driven nor named`),
      ...[...named]
        .filter(([pair]) => driven.has(pair))
        .map(([pair, why]) => `${pair}: driven, although it is named (${why})`),
      ...[...named.keys(), ...driven]
        .filter((pair) => !all.has(pair))
        .map((pair) => `${pair}: the machine has no such pair`),
    ],
  };
}
