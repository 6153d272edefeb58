import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { actionLabels, guardLabel, invokeLabel, triggerOf } from './labels.ts';
import { declaredOn, nodesOf, transitionKey } from './transitions.ts';

export type StateAnatomy = ReturnType<typeof describeState>;
export type TransitionAnatomy = ReturnType<typeof describeTransition>;
export type Anatomy = ReturnType<typeof anatomyOf>;

/** Whether a state holds others. */
export const isContainer = ({ type }: Pick<StateAnatomy, 'type'>): boolean =>
  type === 'compound' || type === 'parallel';

/** What runs by itself in a state: `invoke sendBooking`, `entry / clearError`. */
export const notesOf = ({ invokes, entry, exit }: StateAnatomy): string[] => [
  ...invokes.map((name) => `invoke ${name}`),
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
];

/** A way from a state to what it holds, or to nowhere: it leaves nothing, so no arrow shows it. */
export const leadsInward = ({ source, targets }: TransitionAnatomy): boolean =>
  targets.every((target) => target.startsWith(`${source}.`));

/** A value as code, or how it comes about. */
function valueLabel(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'function' ? 'what a function gives' : JSON.stringify(value);
}

function describeState(node: AnyStateNode) {
  return {
    /** XState's id of the node, such as `booking.editing.trip`. */
    id: node.id,
    /** The name that stands in the box. */
    name: node.key,
    parent: node.parent?.id ?? null,
    /** How many states hold this one. */
    depth: node.path.length,
    type: node.type,
    /** One of several states that are active together. */
    isRegion: node.parent?.type === 'parallel',
    description: node.description ?? null,
    tags: node.tags,
    entry: actionLabels(node.entry),
    exit: actionLabels(node.exit),
    invokes: node.invoke.map((invoke) => invokeLabel(node, invoke)),
    /** Where a compound state begins. */
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    /** Whether a history state knows the innermost states too. */
    isDeep: node.history === 'deep',
    /** What a state gives when it ends, as code; null for none. */
    output: valueLabel(node.config.output),
    /** What the machine's author keeps with the state, as code. */
    meta: valueLabel(node.meta),
  };
}

function describeTransition(transition: AnyTransitionDefinition, machine: AnyStateMachine) {
  return {
    ...triggerOf(machine, transition),
    /** The same in every copy of the machine, `provide()` among them: source, event type, position. */
    key: transitionKey(transition),
    source: transition.source.id,
    /** Empty for a transition that only runs actions. */
    targets: transition.target?.map(({ id }) => id) ?? [],
    eventType: transition.eventType,
    guard: guardLabel(transition.guard),
    actions: actionLabels(transition.actions),
    reenter: transition.reenter,
  };
}

/** A machine as data, read off its own nodes: what its chart, its text and its diagram are made from. */
export function anatomyOf(machine: AnyStateMachine) {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    /** In document order, the root first. */
    states: nodes.map(describeState),
    transitions: nodes
      .flatMap(declaredOn)
      .map((transition) => describeTransition(transition, machine)),
  };
}
