import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { actionLabels, guardLabel, invokeLabel, triggerOf } from './labels.ts';
import { declaredOn, nodesOf, transitionKey } from './transitions.ts';

export type StateAnatomy = ReturnType<typeof describeState>;
export type TransitionAnatomy = ReturnType<typeof describeTransition>;
export type Anatomy = ReturnType<typeof anatomyOf>;

/** True if a state has child states. */
export const isContainer = ({ type }: Pick<StateAnatomy, 'type'>): boolean =>
  type === 'compound' || type === 'parallel';

/** Lists the invoked actors and the entry and exit actions of a state: `invoke sendBooking`, `entry / clearError`. */
export const notesOf = ({ invokes, entry, exit }: StateAnatomy): string[] => [
  ...invokes.map((name) => `invoke ${name}`),
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
];

/**
 * True for a transition that has no target or leads to a descendant. Such a transition does not leave its state, so it
 * has no arrow.
 */
export const leadsInward = ({ source, targets }: TransitionAnatomy): boolean =>
  targets.every((target) => target.startsWith(`${source}.`));

/** Formats a value as JSON. For a function, the result says that a function computes the value. */
function valueLabel(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'function' ? 'what a function gives' : JSON.stringify(value);
}

function describeState(node: AnyStateNode) {
  return {
    /** The id that XState gives to the node, such as `booking.editing.trip`. */
    id: node.id,
    /** The name that the box shows. */
    name: node.key,
    parent: node.parent?.id ?? null,
    /** The number of ancestors. */
    depth: node.path.length,
    type: node.type,
    /** True for a region of a parallel state. */
    isRegion: node.parent?.type === 'parallel',
    description: node.description ?? null,
    tags: node.tags,
    entry: actionLabels(node.entry),
    exit: actionLabels(node.exit),
    invokes: node.invoke.map((invoke) => invokeLabel(node, invoke)),
    /** The initial state of a compound state. */
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    /** True for a deep history state. */
    isDeep: node.history === 'deep',
    /** The output of a final state as code; null if it has none. */
    output: valueLabel(node.config.output),
    /** The state's `meta` as code; null if it has none. */
    meta: valueLabel(node.meta),
  };
}

function describeTransition(transition: AnyTransitionDefinition, machine: AnyStateMachine) {
  return {
    ...triggerOf(machine, transition),
    /**
     * A key that identifies the transition by its source, event type and position. It is the same in copies that
     * `provide()` creates.
     */
    key: transitionKey(transition),
    source: transition.source.id,
    /** The ids of the targets; empty for a transition that only runs actions. */
    targets: transition.target?.map(({ id }) => id) ?? [],
    eventType: transition.eventType,
    guard: guardLabel(transition.guard),
    actions: actionLabels(transition.actions),
    reenter: transition.reenter,
  };
}

/** Describes a machine as data. Its chart, its text and its diagram are generated from this data. */
export function anatomyOf(machine: AnyStateMachine) {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    /** The states in document order, starting with the root. */
    states: nodes.map(describeState),
    transitions: nodes
      .flatMap(declaredOn)
      .map((transition) => describeTransition(transition, machine)),
  };
}
