import { getStateNodes, type AnyStateMachine, type StateValue } from 'xstate';

/** Ids of all states that are active at this value, the machine itself among them. */
export const activeStates = (machine: AnyStateMachine, value: StateValue): string[] => [
  ...new Set(getStateNodes(machine.root, value).map(({ id }) => id)),
];

/** `editing.review.ready`; regions that are active together stand beside each other. */
export function stateLabel(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      const label = inner === undefined ? '' : stateLabel(inner);
      return label === '' ? name : `${name}.${label}`;
    })
    .join(' · ');
}
