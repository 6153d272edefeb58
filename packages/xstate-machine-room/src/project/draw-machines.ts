import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { anatomyOf } from '../anatomy/anatomy.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { LAYOUT_VERSION } from '../drawing/layout.ts';
import { outlineOf } from '../drawing/outline.ts';
import type { Metrics } from '../drawing/text-width.ts';
import type { Failure, RoomMachine } from '../room/machines-of.ts';
import { reasonOf } from '../room/reason.ts';

import { createLayoutThread } from './layout-thread.ts';

/** A stored drawing with a hash of the chart's content. The hash shows whether the drawing is up to date. */
interface KeptDrawing extends Drawing {
  readonly mark: string;
}

interface Drawer {
  /** The folder of the stored drawings. */
  readonly folder: string;
  readonly metrics?: Metrics | undefined;
  readonly log: (line: string) => void;
  /** Another folder with stored drawings, which is not written. */
  readonly kept?: string | undefined;
  /** The time limit for one machine. */
  readonly limitMs?: number;
}

const LIMIT_MS = 60_000;

/** Returns a hash of everything that determines how the chart of a machine looks. */
const markOf = ({ machine }: RoomMachine, metrics?: Metrics) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, outlineOf(anatomyOf(machine), metrics)]))
    .digest('hex');

/** Returns the file name of a machine's stored drawing. */
export const drawingName = ({ id }: RoomMachine): string => `${encodeURIComponent(id)}.json`;

/** Reads the stored drawing of a machine; null if it is missing or out of date. */
export async function keptDrawing(
  machine: RoomMachine,
  { folder, metrics }: Pick<Drawer, 'folder' | 'metrics'>,
): Promise<Drawing | null> {
  const text = await readFile(join(folder, drawingName(machine)), 'utf8').catch(() => null);
  const drawing = text === null ? null : (JSON.parse(text) as KeptDrawing);
  return drawing?.mark === markOf(machine, metrics) ? drawing : null;
}

/** Writes one line per element, so that diffs show what has changed. */
function drawingText(drawing: KeptDrawing): string {
  const entries = Object.entries(drawing).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((element) => `    ${JSON.stringify(element)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

type Draw = ReturnType<typeof createLayoutThread>['draw'];

async function drawingOf(room: RoomMachine, drawer: Drawer, draw: Draw): Promise<Drawing> {
  const { folder, kept, metrics, log } = drawer;
  for (const place of [folder, ...(kept === undefined ? [] : [kept])]) {
    // oxlint-disable-next-line no-await-in-loop -- the second folder is read only if the first one lacks the drawing
    const stored = await keptDrawing(room, { folder: place, metrics });
    if (stored) return stored;
  }
  log(`Drawing ${room.id} ...`);
  const best = await draw({ anatomy: anatomyOf(room.machine), metrics });
  const drawing = { mark: markOf(room, metrics), ...best, id: room.id };
  await writeFile(join(folder, drawingName(room)), drawingText(drawing));
  return drawing;
}

/**
 * Lays out every machine that has no up-to-date drawing. The others are drawn even if a layout fails or takes too long.
 */
export async function drawMachines(
  machines: readonly RoomMachine[],
  drawer: Drawer,
): Promise<{ drawings: Drawing[]; failures: Failure[] }> {
  await mkdir(drawer.folder, { recursive: true });
  const thread = createLayoutThread(drawer.limitMs ?? LIMIT_MS);
  const drawings: Drawing[] = [];
  const failures: Failure[] = [];
  for (const room of machines) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the layout engine has only one thread, so parallel calls are not faster
      drawings.push(await drawingOf(room, drawer, thread.draw));
    } catch (error) {
      failures.push({ name: room.id, reason: reasonOf(error) });
      drawer.log(`${room.id} is not drawn: ${reasonOf(error)}`);
    }
  }
  await thread.stop();
  return { drawings, failures };
}
