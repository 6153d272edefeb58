import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

function activeUnder(node: AnyStateNode, value: StateValue | undefined): string[] {
  if (value === undefined) return [node.id];
  const children = typeof value === 'string' ? { [value]: undefined } : value;
  return [
    node.id,
    ...Object.entries(children).flatMap(([name, inner]) => {
      const child = node.states[name];
      return child ? activeUnder(child, inner) : [];
    }),
  ];
}

/** Ids of all states that are active at this value, the machine itself among them. */
export const activeStates = (machine: AnyStateMachine, value: StateValue): string[] =>
  activeUnder(machine.root, value);

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
