import { getStateNodes, type AnyStateMachine, type StateValue } from 'xstate';

/** Returns the ids of all active states, including the machine itself. */
export const listActiveStates = (machine: AnyStateMachine, value: StateValue): string[] => [
  ...new Set(getStateNodes(machine.root, value).map(({ id }) => id)),
];

/** Formats a state value as `editing.review.ready`. Parallel regions are shown side by side. */
export function formatStateValue(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      const label = inner === undefined ? '' : formatStateValue(inner);
      return label === '' ? name : `${name}.${label}`;
    })
    .join(' · ');
}
