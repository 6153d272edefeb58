import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { anatomyOf } from '../anatomy/anatomy.ts';
import { drawBest } from '../drawing/draw.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { LAYOUT_VERSION } from '../drawing/layout.ts';
import { outlineOf } from '../drawing/outline.ts';
import type { Metrics } from '../drawing/text-width.ts';
import type { RoomMachine } from '../room/machines-of.ts';

/** A stored drawing with a hash of the chart's content. The hash shows whether the drawing is up to date. */
interface KeptDrawing extends Drawing {
  readonly mark: string;
}

interface Drawer {
  /** The folder of the stored drawings. */
  readonly folder: string;
  readonly metrics?: Metrics | undefined;
  readonly log: (line: string) => void;
}

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

async function drawingOf(room: RoomMachine, { folder, metrics, log }: Drawer): Promise<Drawing> {
  const kept = await keptDrawing(room, { folder, metrics });
  if (kept) return kept;
  log(`Drawing ${room.id} ...`);
  const best = await drawBest(anatomyOf(room.machine), metrics);
  const drawing = { mark: markOf(room, metrics), ...best, id: room.id };
  await writeFile(join(folder, drawingName(room)), drawingText(drawing));
  return drawing;
}

/** Lays out every machine that has no up-to-date drawing. */
export async function drawMachines(
  machines: readonly RoomMachine[],
  drawer: Drawer,
): Promise<Drawing[]> {
  await mkdir(drawer.folder, { recursive: true });
  const drawings: Drawing[] = [];
  for (const room of machines) {
    // oxlint-disable-next-line no-await-in-loop -- the layout engine has only one thread, so parallel calls are not faster
    drawings.push(await drawingOf(room, drawer));
  }
  return drawings;
}
