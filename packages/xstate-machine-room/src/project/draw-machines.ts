import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { anatomyOf } from '../anatomy/anatomy.ts';
import { contentOf, drawBest } from '../drawing/draw.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { Metrics } from '../drawing/text-width.ts';
import type { RoomMachine } from '../room/machines-of.ts';

/** A drawing as it is kept: with a mark of what it shows, so that an old one is known without drawing it again. */
interface KeptDrawing extends Drawing {
  readonly mark: string;
}

interface Drawer {
  /** Where drawings are kept. */
  readonly folder: string;
  readonly metrics?: Metrics | undefined;
  readonly log: (line: string) => void;
}

const markOf = ({ machine }: RoomMachine, metrics?: Metrics) =>
  createHash('sha256')
    .update(contentOf(anatomyOf(machine), metrics))
    .digest('hex');

/** The name of the file in which a machine's drawing is kept. */
export const drawingName = ({ id }: RoomMachine): string => `${encodeURIComponent(id)}.json`;

/** The drawing that is kept of a machine, and whether it shows what the machine is now; null for none. */
export async function keptDrawing(
  machine: RoomMachine,
  { folder, metrics }: Pick<Drawer, 'folder' | 'metrics'>,
) {
  const text = await readFile(join(folder, drawingName(machine)), 'utf8').catch(() => null);
  if (text === null) return null;
  const drawing = JSON.parse(text) as KeptDrawing;
  return { drawing, isNew: drawing.mark === markOf(machine, metrics) };
}

/** One line for each element: a change to a machine shows as what it is. */
function drawingText(drawing: KeptDrawing): string {
  const entries = Object.entries(drawing).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((element) => `    ${JSON.stringify(element)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** Lays out every machine whose drawing is not kept or has become old. */
export async function drawMachines(
  machines: readonly RoomMachine[],
  { folder, metrics, log }: Drawer,
): Promise<Drawing[]> {
  await mkdir(folder, { recursive: true });
  const drawings: Drawing[] = [];
  for (const room of machines) {
    // oxlint-disable-next-line no-await-in-loop -- the layout engine is one thread: at once is no sooner
    const kept = await keptDrawing(room, { folder, metrics });
    if (kept?.isNew) {
      drawings.push(kept.drawing);
      continue;
    }
    log(`Drawing ${room.id} ...`);
    // oxlint-disable-next-line no-await-in-loop -- as said
    const best = await drawBest(anatomyOf(room.machine), metrics);
    const drawing = { mark: markOf(room, metrics), ...best, id: room.id };
    // oxlint-disable-next-line no-await-in-loop -- as said
    await writeFile(join(folder, drawingName(room)), drawingText(drawing));
    drawings.push(drawing);
  }
  return drawings;
}
