import { getInitialSnapshot, type AnyStateMachine } from 'xstate';

import { findEntry } from './known-machines.ts';
import type { Rules } from './redact.ts';

/** What XState's own events carry: what a machine was started with, what an invoked actor gave or failed with. */
const xstateFields = ['input', 'output', 'error', 'actorId'];

/** What may be shown of a machine, by the registry's lists and by what its code names. */
export function watchRulesOf(machine: AnyStateMachine) {
  const { id, events } = machine;
  const entry = findEntry(machine);
  const declared = new Set<string>(events);
  const initial: object = entry ? getInitialSnapshot(entry.machine, entry.input).context : {};
  return {
    title: entry?.title ?? id,
    context: { known: Object.keys(initial), visible: entry?.visible.context ?? [] },
    event: (type: string): Rules => {
      if (type.startsWith('xstate.')) return { known: xstateFields, visible: [] };
      const cases = Object.values(entry?.samples[type] ?? {});
      return { known: cases.flatMap(Object.keys), visible: entry?.visible.event ?? [] };
    },
    /** An event's type, unless the machine does not know it. */
    typeName: (type: string): string =>
      declared.has(type) || type === 'xstate.init' ? type : `string(${type.length})`,
  };
}
