import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

import { actionLabels, guardLabel, invokeLabel, triggerOf, type Trigger } from './labels.ts';

export interface StateAnatomy {
  /** XState's id of the node, such as `booking.editing.trip`. */
  id: string;
  /** The name that stands in the box. */
  name: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** One of several states that are active together. */
  isRegion: boolean;
  description: string | null;
  tags: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invokes: readonly string[];
  /** Where a compound state begins. */
  initial: string | null;
}

export interface TransitionAnatomy extends Trigger {
  /** The same in every copy of the machine, `provide()` among them: source, event type, position. */
  key: string;
  source: string;
  /** Empty for a transition that only runs actions. */
  targets: readonly string[];
  eventType: string;
  guard: string | null;
  actions: readonly string[];
  reenter: boolean;
  description: string | null;
}

/** A machine as data: what its chart, its text and its diagram are made from. */
export interface Anatomy {
  id: string;
  description: string;
  /** In document order, the root first. */
  states: readonly StateAnatomy[];
  transitions: readonly TransitionAnatomy[];
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

function describeState(node: AnyStateNode): StateAnatomy {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent?.id ?? null,
    type: node.type,
    isRegion: node.parent?.type === 'parallel',
    description: node.description ?? null,
    tags: node.tags,
    entry: actionLabels(node.entry),
    exit: actionLabels(node.exit),
    invokes: node.invoke.map(invokeLabel),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  };
}

/** Reads a machine's states and transitions off its own nodes. */
export function anatomyOf(machine: AnyStateMachine): Anatomy {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(describeState),
    transitions: nodes.flatMap(declaredOn).map((transition) => ({
      ...triggerOf(machine, transition),
      key: transitionKey(transition),
      source: transition.source.id,
      targets: transition.target?.map(({ id }) => id) ?? [],
      eventType: transition.eventType,
      guard: guardLabel(transition.guard),
      actions: actionLabels(transition.actions),
      reenter: transition.reenter,
      description: transition.description ?? null,
    })),
  };
}
