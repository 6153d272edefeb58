import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { asCombined } from './xstate-internals.ts';

/** What makes a transition happen, which decides who may trigger it. */
export type TriggerKind = 'event' | 'delay' | 'done' | 'error' | 'always';

export interface Trigger {
  kind: TriggerKind;
  /** As a person reads it, such as `after sendTimeout (20 s)`. */
  label: string;
}

const typeOf = (named: unknown): string | undefined =>
  typeof named === 'string' ? named : (named as { type?: string } | null)?.type;

/** `isTripValid and not isHeld`; null where a transition has no guard. */
export function guardLabel(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard !== 'function') return typeOf(guard) ?? 'guard';
  const combined = asCombined(guard);
  if (!combined) return guard.name || 'guard';
  const parts = combined.guards.map((part) => guardLabel(part) ?? 'guard');
  return combined.name === 'not' ? `not ${parts.join(' ')}` : parts.join(` ${combined.name} `);
}

/** XState writes a delayed transition as a raise on entry and a cancel on exit; nobody declared those. */
const implied = new Set(['xstate.raise', 'xstate.cancel']);

/** The names of declared actions; an inline one goes by XState's name for it, such as `assign`. */
export function actionLabels(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => typeOf(action) ?? (action as { name?: string }).name ?? 'action')
    .filter((name) => !implied.has(name))
    .map((name) => name.replace(/^xstate\./, ''));
}

function durationLabel(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
}

function delayLabel(machine: AnyStateMachine, delay: string): string {
  if (/^\d+$/.test(delay)) return `after ${durationLabel(Number(delay))}`;
  const known: unknown = (machine.implementations.delays as Record<string, unknown>)[delay];
  return typeof known === 'number' ? `after ${delay} (${durationLabel(known)})` : `after ${delay}`;
}

/** The name under which an invoked actor runs: its source, unless the machine gave only a function. */
export const invokeLabel = ({ src, id }: AnyStateNode['invoke'][number]): string =>
  typeof src === 'string' ? src : id;

/** Reads the kind of a transition out of XState's event type, and words it. */
export function triggerOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Trigger {
  const { eventType, source } = transition;
  const after = /^xstate\.after\.(.+)$/.exec(eventType)?.[1];
  if (after !== undefined) {
    const delay = after.slice(0, -source.id.length - 1);
    return { kind: 'delay', label: delayLabel(machine, delay) };
  }
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (outcome !== undefined) {
    const invoke = source.invoke.find((candidate) => candidate.id === id);
    const name = invoke ? invokeLabel(invoke) : id;
    return outcome === 'error'
      ? { kind: 'error', label: `${name} failed` }
      : { kind: 'done', label: `${name} done` };
  }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'done', label: 'done' };
  if (eventType === '') return { kind: 'always', label: 'always' };
  return { kind: 'event', label: eventType };
}
