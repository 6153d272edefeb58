import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Returns all state nodes in document order, starting with the root. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Returns all transitions that are declared on this state. */
export const declaredOn = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Returns a key that identifies a transition. It is the same in every copy of its machine. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { eventType, source } = transition;
  const rivals = eventType === '' ? source.always : source.transitions.get(eventType);
  const position = rivals?.indexOf(transition) ?? 0;
  return `${source.id} | ${eventType || 'always'} | ${position}`;
}
