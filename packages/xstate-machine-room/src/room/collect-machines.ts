import type { AnyStateMachine } from 'xstate';

import { defineEntry, formatTitle, type MachineEntry } from '../model/entry.ts';
import { isMachine } from '../model/xstate-internals.ts';
import type { Layout } from '../layout/layout.ts';

/** The layouts of the charts in which some states are closed, by the ids of the machines. */
export type CollapsedCharts = Readonly<Record<string, readonly Layout[]>>;

/** A machine with everything that its page shows. */
export interface RoomMachine extends MachineEntry {
  /** The path of the file that exports the machine, relative to the project's folder. */
  readonly file: string;
  /** The source code in that file. */
  readonly source: string;
  /** The layout of the chart; null if the chart has never been laid out. */
  readonly layout: Layout | null;
  /**
   * Loads the layouts of the charts in which some states are closed. The id of each layout is the id of its innermost
   * open state. Null if there are none.
   */
  readonly loadCollapsed: (() => Promise<readonly Layout[]>) | null;
  /** The reason why the chart could not be laid out; null if there was no problem. */
  readonly problem: string | null;
}

/** A file or a machine that could not be shown, and the reason. */
export interface Failure {
  /** The path of a file, relative to the project's folder, or the id of a machine. */
  readonly name: string;
  readonly reason: string;
}

interface Found {
  /** The exports of each file by the file's path, which starts with a slash and is relative to the project's folder. */
  readonly modules: Readonly<Record<string, object>>;
  readonly sources?: Readonly<Record<string, string>>;
  readonly layouts?: readonly Layout[];
  /** The functions that load collapsed charts, by the ids of their machines. */
  readonly collapsed?: Readonly<Record<string, () => Promise<readonly Layout[]>>>;
  readonly failures?: readonly Failure[];
  /** Additional facts about the machines. Machines with an entry come first. */
  readonly entries?: readonly MachineEntry[];
}

/** The id that XState gives to a machine without an id. */
const NAMELESS = '(machine)';

/**
 * Returns the name of a machine: `toggle` for the export `toggleMachine`, or for the default export of
 * `toggle.machine.ts`.
 */
function deriveName(exported: string, file: string): string {
  const [stem = ''] = (file.split('/').at(-1) ?? '').split('.');
  return (exported === 'default' ? stem : exported.replace(/Machine$/, '')) || stem;
}

/** Returns all machines that these files export, each with a unique id. */
export function collectMachines({
  modules,
  sources = {},
  layouts = [],
  collapsed = {},
  failures = [],
  entries = [],
}: Found) {
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
    const name = isNamed ? entry.id : deriveName(exported, path);
    const id = ids.has(name) ? `${name}-${ids.size}` : name;
    ids.add(id);
    return {
      ...entry,
      id,
      title: isNamed ? entry.title : formatTitle(id),
      file: path.slice(1),
      source: sources[path] ?? '',
      layout: layouts.find((layout) => layout.id === id) ?? null,
      loadCollapsed: collapsed[id] ?? null,
      problem: failures.find(({ name: failed }) => failed === id)?.reason ?? null,
    };
  });
}
