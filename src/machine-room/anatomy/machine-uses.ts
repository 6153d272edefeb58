import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

import { declaredOn, nodesOf } from './transitions.ts';
import type { MachineEntry } from './entry.ts';
import { asCombined, invokeLabel } from './labels.ts';

/** A guard, an action or an actor as it goes by in the code: by its name, or by what its function is called. */
export function nameIn(part: unknown, otherwise: string): string {
  if (typeof part === 'string') return part;
  const { type, name } = part as { type?: string; name?: string };
  return type ?? (name || otherwise);
}

type Source = Pick<MachineEntry, 'machine' | 'samples' | 'outcomes'>;

/** A guard or action where a machine names it, with values that it may be given there. */
export interface Use {
  name: string;
  params: readonly Readonly<Record<string, unknown>>[];
}

const partsOf = (guard: unknown): readonly unknown[] =>
  asCombined(guard)?.guards.flatMap(partsOf) ?? (guard === undefined ? [] : [guard]);

/** What an event of this type may be: samples, and for the end of an actor its outcomes. */
function eventsLike({ eventType, source }: AnyTransitionDefinition, from: Source): object[] {
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (end === undefined) {
    const cases = Object.values(from.samples[eventType] ?? {});
    return cases.length === 0 ? [{}] : [...cases];
  }
  const invoke = source.invoke.find((candidate) => candidate.id === id);
  const { done = {}, failed = {} } = from.outcomes[invoke ? invokeLabel(invoke) : ''] ?? {};
  return end === 'done'
    ? Object.values(done).map((output) => ({ output }))
    : Object.values(failed).map((error) => ({ error }));
}

type Params = Use['params'][number];

function usesAt(parts: readonly unknown[], events: readonly object[], context: unknown): Use[] {
  return parts.flatMap((part) => {
    const name = nameIn(part, 'inline');
    if (name === 'xstate.raise' || name === 'xstate.cancel') return [];
    const { params } = part as { params?: Params | ((args: object) => Params) };
    if (params === undefined) return [{ name, params: [] }];
    const given = typeof params === 'function' ? params : () => params;
    return [{ name, params: events.map((event) => given({ context, event })) }];
  });
}

/** Every guard and action that the machine names, where it names it. */
export function usesIn(from: Source, context: unknown): { guards: Use[]; actions: Use[] } {
  const nodes = nodesOf(from.machine.root);
  const everyEvent = Object.values(from.samples).flatMap((cases) => Object.values(cases));
  const transitions = nodes.flatMap(declaredOn);
  return {
    guards: transitions.flatMap((transition) =>
      usesAt(partsOf(transition.guard), eventsLike(transition, from), context),
    ),
    actions: [
      ...nodes.flatMap((node) => usesAt([...node.entry, ...node.exit], everyEvent, context)),
      ...transitions.flatMap((transition) =>
        usesAt(transition.actions, eventsLike(transition, from), context),
      ),
    ],
  };
}

/**
 * What each guard answers in the copied code: yes, but what is asked without an event answers so that its state is
 * not left at once, or two such states would send each other round without an end.
 */
export function answersIn(machine: AnyStateMachine): ReadonlyMap<string, boolean> {
  const answers = new Map<string, boolean>();
  function settle(guard: unknown, answer: boolean) {
    const combined = asCombined(guard);
    if (!combined) {
      const name = nameIn(guard, 'inline');
      if (!answers.has(name)) answers.set(name, answer);
      return;
    }
    if (combined.name === 'not') return settle(combined.guards[0], !answer);
    // One part is enough for a no to `and` and for a yes to `or`.
    const isOneEnough = (combined.name === 'or') === answer;
    for (const part of combined.guards.slice(0, isOneEnough ? 1 : undefined)) settle(part, answer);
  }
  for (const { guard } of nodesOf(machine.root).flatMap((node) => node.always ?? [])) {
    if (guard !== undefined) settle(guard, false);
  }
  return answers;
}
