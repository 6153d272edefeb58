import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** The machine that an actor runs, if it runs one; XState types actors as less than they are. */
export function machineOf(actor: InspectionEvent['actorRef']): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: Partial<AnyStateMachine> };
  return logic && 'root' in logic ? (logic as AnyStateMachine) : undefined;
}

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

/** Keys of the transitions that an actor took in one microstep; XState has no public name for them. */
export function transitionsIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { _transitions: transitions } = event;
  return transitions.map(transitionKey);
}
