import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { formatStateValue } from './active-states.ts';
import { asBuiltIn, asCombined, asStateIn, isMachine, type BuiltIn } from './xstate-internals.ts';

/** The kind of event that triggers a transition. */
export type TriggerKind = 'event' | 'delay' | 'done' | 'error' | 'always';

export interface Trigger {
  kind: TriggerKind;
  /** The text that the chart shows, such as `after sendTimeout (20 s)`. */
  label: string;
}

const getType = (named: unknown): string | undefined =>
  typeof named === 'string' ? named : (named as { type?: string } | null)?.type;

/** The names that JavaScript gives to inline functions: those of the properties to which the functions are assigned. */
const places = new Set(['', 'guard', 'actions', 'entry', 'exit', 'src']);

/** Returns the name of a function in a machine, or `inline guard` if it has none. */
const getInlineName = (inline: unknown, kind: 'guard' | 'action' | 'actor'): string => {
  const { name } = inline as { name?: unknown };
  return typeof name === 'string' && !places.has(name) ? name : `inline ${kind}`;
};

/** Formats a guard as `isTripValid and not isPaused`; null if there is none. */
export function formatGuard(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard !== 'function') return getType(guard) ?? 'guard';
  const asked = asStateIn(guard);
  if (asked !== null) return `in ${formatStateValue(asked)}`;
  const combined = asCombined(guard);
  if (!combined) return getInlineName(guard, 'guard');
  const parts = combined.guards.map((part) => {
    const label = formatGuard(part) ?? 'guard';
    const isList = (asCombined(part)?.guards.length ?? 0) > 1;
    return isList ? `(${label})` : label;
  });
  return combined.name === 'not' ? `not ${parts.join(' ')}` : parts.join(` ${combined.name} `);
}

const getEventName = (event: unknown): string => getType(event) ?? 'an event';

/** Returns the name of the actor to which an action refers. An actor that a function finds has no name. */
const getActorName = (actor: unknown): string => {
  if (actor === '#_parent') return 'parent';
  return typeof actor === 'string' ? actor : 'an actor';
};

/** Formats a built-in action: `raise NEXT`, `send PING to clock`. */
function formatBuiltIn({ kind, event, to, sendId, src, actorRef }: BuiltIn): string {
  switch (kind) {
    case 'raise':
    case 'emit':
      return `${kind} ${getEventName(event)}`;
    case 'sendTo':
      return `send ${getEventName(event)} to ${getActorName(to)}`;
    case 'cancel':
      return `cancel ${typeof sendId === 'string' ? sendId : 'an event'}`;
    case 'spawnChild':
      return `spawn ${getLogicName(src)}`;
    case 'stopChild':
      return `stop ${getActorName(actorRef)}`;
    default:
      return kind;
  }
}

/** True for the raise and cancel actions with which XState implements delayed transitions. */
const isImplied = (action: unknown) => {
  const builtIn = asBuiltIn(action);
  return [getType(builtIn?.event), builtIn?.sendId].some((name) =>
    String(name).startsWith('xstate.after.'),
  );
};

/** Returns the label of an action: its own name, or a description of a built-in action. */
export function formatAction(action: unknown): string {
  const builtIn = asBuiltIn(action);
  if (builtIn) return formatBuiltIn(builtIn);
  return typeof action === 'function'
    ? getInlineName(action, 'action')
    : (getType(action) ?? 'action');
}

/** Returns the labels of the declared actions. */
export const formatActions = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => !isImplied(action)).map(formatAction);

function formatDuration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
}

function formatDelay(machine: AnyStateMachine, delay: string): string {
  if (/^\d+$/.test(delay)) return `after ${formatDuration(Number(delay))}`;
  const known: unknown = (machine.implementations.delays as Record<string, unknown>)[delay];
  return typeof known === 'number' ? `after ${delay} (${formatDuration(known)})` : `after ${delay}`;
}

/** Returns the name of an actor's logic. It is the name in `setup`, or the id of a machine. */
export function getLogicName(logic: unknown): string {
  if (typeof logic === 'string') return logic;
  return isMachine(logic) ? logic.id : getInlineName(logic, 'actor');
}

/** Returns the name of an invoked actor: its source, and the id if it has one, such as `sendBooking (second)`. */
export function formatInvoke(node: AnyStateNode, invoke: AnyStateNode['invoke'][number]): string {
  const position = node.invoke.indexOf(invoke);
  const written = [node.config.invoke].flat()[position] as { src?: unknown; id?: string };
  if (typeof written.src !== 'string' && !isMachine(written.src)) {
    return written.id ?? getLogicName(written.src);
  }
  const name = getLogicName(written.src);
  return written.id === undefined ? name : `${name} (${written.id})`;
}

/** Derives the kind and the label of a trigger from XState's event type. */
export function describeTrigger(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
): Trigger {
  const { eventType, source } = transition;
  const after = /^xstate\.after\.(.+)$/.exec(eventType)?.[1];
  if (after !== undefined) {
    const delay = after.slice(0, -source.id.length - 1);
    return { kind: 'delay', label: formatDelay(machine, delay) };
  }
  const [, outcome, id] =
    /^xstate\.(done|error|snapshot)\.(?:actor\.)?(?!state\.)(.+)$/.exec(eventType) ?? [];
  if (outcome !== undefined) {
    const invoke = source.invoke.find((candidate) => candidate.id === id);
    const name = invoke ? formatInvoke(source, invoke) : id;
    if (outcome === 'error') return { kind: 'error', label: `${name} failed` };
    return { kind: 'done', label: `${name} ${outcome === 'done' ? 'done' : 'changed'}` };
  }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'done', label: 'done' };
  if (eventType === '') return { kind: 'always', label: 'always' };
  return { kind: 'event', label: eventType };
}
