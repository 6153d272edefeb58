import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node in document order, the root first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** The transitions that leave this state, or stay in it, by any event or none. */
export const declaredOn = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Names a transition by its place in the machine, so that a running copy can be matched with a drawing. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { eventType, source } = transition;
  const rivals = eventType === '' ? source.always : source.transitions.get(eventType);
  const position = rivals?.indexOf(transition) ?? 0;
  return `${source.id} | ${eventType || 'always'} | ${position}`;
}
