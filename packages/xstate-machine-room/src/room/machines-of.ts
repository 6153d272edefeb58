import type { AnyStateMachine } from 'xstate';

import { defineEntry, titleOf, type MachineEntry } from '../anatomy/entry.ts';
import { isMachine } from '../anatomy/xstate-internals.ts';
import type { Drawing } from '../drawing/drawing.ts';

/** A machine as the room shows it. */
export interface RoomMachine extends MachineEntry {
  /** Where its code stands, from the project's folder. */
  readonly file: string;
  /** The text of that file. */
  readonly source: string;
  /** Its chart as it is laid out; null if it never was. */
  readonly drawing: Drawing | null;
}

interface Found {
  /** What files export, by their path from the project's folder, which begins with a slash. */
  readonly modules: Readonly<Record<string, object>>;
  readonly sources?: Readonly<Record<string, string>>;
  readonly drawings?: readonly Drawing[];
  /** What is known besides; these machines come first. */
  readonly entries?: readonly MachineEntry[];
}

/** XState's id for a machine that has none. */
const NAMELESS = '(machine)';

/** `toggle` for what `toggle.machine.ts` exports as `toggleMachine`, or as its default. */
function nameOf(exported: string, file: string): string {
  const [stem = ''] = (file.split('/').at(-1) ?? '').split('.');
  return (exported === 'default' ? stem : exported.replace(/Machine$/, '')) || stem;
}

/** All machines that these files export, each under an id of its own. */
export function machinesOf({ modules, sources = {}, drawings = [], entries = [] }: Found) {
  const found = new Map(
    Object.entries(modules).flatMap(([path, module]) =>
      Object.entries(module)
        .filter((pair): pair is [string, AnyStateMachine] => isMachine(pair[1]))
        .map(([exported, machine]) => [machine, { path, exported }] as const),
    ),
  );
  const known = new Set(entries.map(({ machine }) => machine));
  const others = [...found.keys()].filter((machine) => !known.has(machine));
  const ids = new Set<string>();
  const all = [...entries, ...others.map((machine) => defineEntry({ machine }))];
  return all.map((entry): RoomMachine => {
    const { path = '', exported = '' } = found.get(entry.machine) ?? {};
    const isNamed = entry.id !== NAMELESS && !ids.has(entry.id);
    const name = isNamed ? entry.id : nameOf(exported, path);
    const id = ids.has(name) ? `${name}-${ids.size}` : name;
    ids.add(id);
    return {
      ...entry,
      id,
      title: isNamed ? entry.title : titleOf(id),
      file: path.slice(1),
      source: sources[path] ?? '',
      drawing: drawings.find((drawing) => drawing.id === id) ?? null,
    };
  });
}
