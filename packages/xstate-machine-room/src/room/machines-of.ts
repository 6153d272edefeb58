import type { AnyStateMachine } from 'xstate';

import { defineEntry, titleOf, type MachineEntry } from '../anatomy/entry.ts';
import { isMachine } from '../anatomy/xstate-internals.ts';
import type { Drawing } from '../drawing/drawing.ts';

/** A machine with everything that its page shows. */
export interface RoomMachine extends MachineEntry {
  /** The path of its file, relative to the project's folder. */
  readonly file: string;
  /** The text of that file. */
  readonly source: string;
  /** The layout of its chart; null if it was never laid out. */
  readonly drawing: Drawing | null;
}

interface Found {
  /** The exports of each file, by its path from the project's folder, with a leading slash. */
  readonly modules: Readonly<Record<string, object>>;
  readonly sources?: Readonly<Record<string, string>>;
  readonly drawings?: readonly Drawing[];
  /** Additional facts; machines with an entry come first. */
  readonly entries?: readonly MachineEntry[];
}

/** XState's id for a machine that has none. */
const NAMELESS = '(machine)';

/** Returns `toggle` for the export `toggleMachine` or the default export of `toggle.machine.ts`. */
function nameOf(exported: string, file: string): string {
  const [stem = ''] = (file.split('/').at(-1) ?? '').split('.');
  return (exported === 'default' ? stem : exported.replace(/Machine$/, '')) || stem;
}

/** Returns all machines that these files export, each with a unique id. */
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
