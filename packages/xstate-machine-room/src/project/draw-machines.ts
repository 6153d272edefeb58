import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createModel } from '../model/model.ts';
import type { Layout } from '../layout/layout.ts';
import { LAYOUT_VERSION } from '../layout/compute-layout.ts';
import { outlineOf } from '../layout/outline.ts';
import type { Metrics } from '../layout/text-width.ts';
import type { Failure, RoomMachine } from '../room/collect-machines.ts';
import { reasonOf } from '../room/reason.ts';

import { createLayoutThread } from './layout-thread.ts';

/** A stored layout with a hash of the chart's content. The hash shows whether the layout is up to date. */
interface StoredLayout extends Layout {
  readonly mark: string;
}

interface Drawer {
  /** The folder of the stored layouts. */
  readonly folder: string;
  readonly metrics?: Metrics | undefined;
  readonly log: (line: string) => void;
  /** Another folder with stored layouts, which is not written. */
  readonly kept?: string | undefined;
  /** The time limit for one machine. */
  readonly limitMs?: number;
}

const LIMIT_MS = 60_000;

/** Returns a hash of everything that determines how the chart of a machine looks. */
const markOf = ({ machine }: RoomMachine, metrics?: Metrics) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, outlineOf(createModel(machine), metrics)]))
    .digest('hex');

/** Returns the file name of a machine's stored layout. */
export const layoutFileName = ({ id }: RoomMachine): string => `${encodeURIComponent(id)}.json`;

/** Reads the stored layout of a machine; null if it is missing or out of date. */
export async function readStoredLayout(
  machine: RoomMachine,
  { folder, metrics }: Pick<Drawer, 'folder' | 'metrics'>,
): Promise<Layout | null> {
  const text = await readFile(join(folder, layoutFileName(machine)), 'utf8').catch(() => null);
  const layout = text === null ? null : (JSON.parse(text) as StoredLayout);
  return layout?.mark === markOf(machine, metrics) ? layout : null;
}

/** Writes one line per element, so that diffs show what has changed. */
function layoutText(layout: StoredLayout): string {
  const entries = Object.entries(layout).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((element) => `    ${JSON.stringify(element)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

type Draw = ReturnType<typeof createLayoutThread>['draw'];

async function layoutOf(room: RoomMachine, drawer: Drawer, draw: Draw): Promise<Layout> {
  const { folder, kept, metrics, log } = drawer;
  for (const place of [folder, ...(kept === undefined ? [] : [kept])]) {
    // oxlint-disable-next-line no-await-in-loop -- the second folder is read only if the first one lacks the layout
    const stored = await readStoredLayout(room, { folder: place, metrics });
    if (stored) return stored;
  }
  log(`Drawing ${room.id} ...`);
  const best = await draw({ model: createModel(room.machine), metrics });
  const layout = { mark: markOf(room, metrics), ...best, id: room.id };
  await writeFile(join(folder, layoutFileName(room)), layoutText(layout));
  return layout;
}

/**
 * Lays out every machine that has no up-to-date layout. The others are drawn even if a layout fails or takes too long.
 */
export async function drawMachines(
  machines: readonly RoomMachine[],
  drawer: Drawer,
): Promise<{ layouts: Layout[]; failures: Failure[] }> {
  await mkdir(drawer.folder, { recursive: true });
  const thread = createLayoutThread(drawer.limitMs ?? LIMIT_MS);
  const layouts: Layout[] = [];
  const failures: Failure[] = [];
  for (const room of machines) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the layout engine has only one thread, so parallel calls are not faster
      layouts.push(await layoutOf(room, drawer, thread.draw));
    } catch (error) {
      failures.push({ name: room.id, reason: reasonOf(error) });
      drawer.log(`${room.id} is not drawn: ${reasonOf(error)}`);
    }
  }
  await thread.stop();
  return { layouts, failures };
}
