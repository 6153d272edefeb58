import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { formatValue } from '../room/value-text.ts';

import { formatActions, formatGuard, formatInvoke, describeTrigger } from './labels.ts';
import { declaredOn, nodesOf, transitionKey } from './transitions.ts';

export type StateModel = ReturnType<typeof describeState>;
export type TransitionModel = ReturnType<typeof describeTransition>;
export type MachineModel = ReturnType<typeof createModel>;

/** True if a state has child states. */
export const isContainer = ({ type }: Pick<StateModel, 'type'>): boolean =>
  type === 'compound' || type === 'parallel';

/** Lists the invoked actors and the entry and exit actions of a state: `invoke sendBooking`, `entry / clearError`. */
export const listNotes = ({ invokes, entry, exit }: StateModel): string[] => [
  ...invokes.map((name) => `invoke ${name}`),
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
];

/** Formats a value as JSON. For a function, the result says that a function computes the value. */
function describeValue(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'function' ? 'what a function gives' : formatValue(value);
}

/** Returns the default targets of a history state; none for other states, and if the code specifies none. */
function findHistoryDefaults(node: AnyStateNode): AnyStateNode[] {
  const { target } = node.config as { target?: string | readonly string[] };
  if (node.type !== 'history' || target === undefined) return [];
  return [target].flat().flatMap((name) => {
    if (name.startsWith('#')) return node.machine.getStateNodeById(name);
    const found = name
      .split('.')
      .reduce<AnyStateNode | undefined>((state, key) => state?.states[key], node.parent);
    return found ?? [];
  });
}

/** True if the second state is inside the first one. */
const isInside = (outer: AnyStateNode, { parent }: AnyStateNode): boolean =>
  parent !== undefined && (parent === outer || isInside(outer, parent));

function describeState(node: AnyStateNode) {
  return {
    /** The id that XState gives to the node, such as `booking.editing.trip`. */
    id: node.id,
    /** The name that the box shows. */
    name: node.key,
    /** The names of its ancestors and its own, such as `editing.trip`; empty for the machine itself. */
    path: node.path.join('.'),
    /** The id in the code, if the state has one. */
    customId: node.parent ? (node.config.id ?? null) : null,
    parent: node.parent?.id ?? null,
    /** The number of ancestors. */
    depth: node.path.length,
    type: node.type,
    /** True for a region of a parallel state. */
    isRegion: node.parent?.type === 'parallel',
    description: node.description ?? null,
    tags: node.tags,
    entry: formatActions(node.entry),
    exit: formatActions(node.exit),
    invokes: node.invoke.map((invoke) => formatInvoke(node, invoke)),
    /** The initial state of a compound state. */
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    /** True for a deep history state. */
    isDeep: node.history === 'deep',
    /** The states that a history state leads to if its parent has never been active. */
    defaults: findHistoryDefaults(node).map(({ id }) => id),
    /** The output of a final state as code; null if it has none. */
    output: describeValue(node.config.output),
    /** The state's `meta` as code; null if it has none. */
    meta: describeValue(node.meta),
  };
}

function describeTransition(transition: AnyTransitionDefinition, machine: AnyStateMachine) {
  const { source, target: targets = [] } = transition;
  const isLocal = targets.every((target) => target === source || isInside(source, target));
  // A transition that does not leave its state has no arrow. An arrow from a state to itself means that it re-enters.
  const isInward =
    targets.every((target) => isInside(source, target)) || (isLocal && !transition.reenter);
  const origin = isInward ? source.path.length : 0;
  return {
    ...describeTrigger(machine, transition),
    /**
     * A key that identifies the transition by its source, event type and position. It is the same in copies that
     * `provide()` creates.
     */
    key: transitionKey(transition),
    source: source.id,
    /** The ids of the targets; empty for a transition that only runs actions. */
    targets: targets.map(({ id }) => id),
    /** The names of the targets, such as `editing.trip`. If `isInward` is true, they are relative to the source. */
    targetNames: targets.map((target) => target.path.slice(origin).join('.') || target.key),
    /** True for a transition that leads to no state outside its source, and that has no arrow. */
    isInward,
    /** True for a transition without any effect. It only keeps the ancestors of its state from taking the event. */
    isForbidden: targets.length === 0 && transition.actions.length === 0 && !transition.reenter,
    /** True for a transition that leaves its source and enters it again. */
    isReentering: transition.reenter && isLocal,
    description: transition.description ?? null,
    eventType: transition.eventType,
    guard: formatGuard(transition.guard),
    actions: formatActions(transition.actions),
  };
}

/** Describes a machine as data. Its chart, its text and its diagram are generated from this data. */
export function createModel(machine: AnyStateMachine) {
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
