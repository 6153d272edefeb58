import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { createCollapsedModels } from '../model/collapse.ts';
import { createModel, type MachineModel } from '../model/model.ts';
import type { Layout } from '../layout/layout.ts';
import { LAYOUT_VERSION } from '../layout/compute-layout.ts';
import { createOutline } from '../layout/outline.ts';
import type { Metrics } from '../layout/text-width.ts';
import type { CollapsedCharts, RoomMachine } from '../room/collect-machines.ts';

/** Charts of a machine whose layouts are stored in one file. */
export interface Drawing {
  /** The id of the machine. */
  readonly id: string;
  readonly isCollapsed: boolean;
  readonly models: readonly MachineModel[];
}

interface StoreOptions {
  readonly folder: string;
  readonly metrics?: Metrics | undefined;
}

/** The content of a file. The hash shows whether the layouts are up to date. */
type Stored = { readonly mark: string } & (Layout | { readonly layouts: readonly Layout[] });

/** The folder of the collapsed charts, inside the folder of the layouts. */
const COLLAPSED = 'collapsed';

/** Returns the path of a drawing's file, relative to the folder of the layouts. */
export const getLayoutPath = ({ id, isCollapsed }: Drawing): string =>
  join(isCollapsed ? COLLAPSED : '', `${encodeURIComponent(id)}.json`);

/** Returns the chart of a machine and, if it has nested states, its collapsed charts. */
export function createDrawings({ id, machine }: RoomMachine): Drawing[] {
  const model = createModel(machine);
  const collapsed = createCollapsedModels(model);
  return [
    { id, isCollapsed: false, models: [{ ...model, id }] },
    ...(collapsed.length === 0 ? [] : [{ id, isCollapsed: true, models: collapsed }]),
  ];
}

/** Returns a hash of everything that determines how the charts look. */
const computeHash = ({ models }: Drawing, metrics?: Metrics) =>
  createHash('sha256')
    .update(
      JSON.stringify([LAYOUT_VERSION, ...models.map((model) => createOutline(model, metrics))]),
    )
    .digest('hex');

const getLayouts = (stored: Stored) => ('layouts' in stored ? stored.layouts : [stored]);

/** Reads the stored layouts of a drawing; null if they are missing or out of date. */
export async function readLayouts(
  drawing: Drawing,
  { folder, metrics }: StoreOptions,
): Promise<readonly Layout[] | null> {
  const text = await readFile(join(folder, getLayoutPath(drawing)), 'utf8').catch(() => null);
  const stored = text === null ? null : (JSON.parse(text) as Stored);
  return stored?.mark === computeHash(drawing, metrics) ? getLayouts(stored) : null;
}

/** Lists the files with layouts in a folder, relative to the folder. */
export async function listLayoutFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name !== COLLAPSED);
}

/** Reads all collapsed charts in a folder. */
export async function readCollapsedCharts(folder: string): Promise<CollapsedCharts> {
  const files = (await listLayoutFiles(folder)).filter((name) => dirname(name) === COLLAPSED);
  const charts = files.map(async (name) => {
    const stored = JSON.parse(await readFile(join(folder, name), 'utf8')) as Stored;
    return [decodeURIComponent(basename(name, '.json')), getLayouts(stored)] as const;
  });
  return Object.fromEntries(await Promise.all(charts));
}

/** Writes one line per element, so that diffs show what has changed. */
function formatFile(stored: Stored): string {
  const entries = Object.entries(stored).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((element) => `    ${JSON.stringify(element)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** Stores the layouts of a drawing. Returns them as `readLayouts` does. */
export async function writeLayouts(
  drawing: Drawing,
  layouts: readonly Layout[],
  { folder, metrics }: StoreOptions,
): Promise<readonly Layout[]> {
  const path = join(folder, getLayoutPath(drawing));
  const mark = computeHash(drawing, metrics);
  const stored = drawing.isCollapsed ? { mark, layouts } : { mark, ...(layouts[0] as Layout) };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatFile(stored));
  return getLayouts(stored);
}
