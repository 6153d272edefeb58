import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { actionLabels, guardLabel, invokeLabel, triggerOf, type Trigger } from './labels.ts';
import { declaredOn, nodesOf, transitionKey } from './transitions.ts';

export interface StateAnatomy {
  /** XState's id of the node, such as `booking.editing.trip`. */
  id: string;
  /** The name that stands in the box. */
  name: string;
  parent: string | null;
  /** How many states hold this one. */
  depth: number;
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
  /** Whether a history state knows the innermost states too. */
  isDeep: boolean;
  /** What a state gives when it ends, as code; null for none. */
  output: string | null;
  /** What the machine's author keeps with the state, as code. */
  meta: string | null;
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
}

/** A machine as data: what its chart, its text and its diagram are made from. */
export interface Anatomy {
  id: string;
  description: string;
  /** In document order, the root first. */
  states: readonly StateAnatomy[];
  transitions: readonly TransitionAnatomy[];
}

/** Whether a state holds others. */
export const isContainer = ({ type }: Pick<StateAnatomy, 'type'>): boolean =>
  type === 'compound' || type === 'parallel';

/** What runs by itself in a state: `invoke sendBooking`, `entry / clearProblem`. */
export const notesOf = ({ invokes, entry, exit }: StateAnatomy): string[] => [
  ...invokes.map((name) => `invoke ${name}`),
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
];

/** A value as code, or how it comes about. */
function valueLabel(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'function' ? 'what a function gives' : JSON.stringify(value);
}

function describeState(node: AnyStateNode): StateAnatomy {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent?.id ?? null,
    depth: node.path.length,
    type: node.type,
    isRegion: node.parent?.type === 'parallel',
    description: node.description ?? null,
    tags: node.tags,
    entry: actionLabels(node.entry),
    exit: actionLabels(node.exit),
    invokes: node.invoke.map((invoke) => invokeLabel(node, invoke)),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    isDeep: node.history === 'deep',
    output: valueLabel(node.config.output),
    meta: valueLabel(node.meta),
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
    })),
  };
}
