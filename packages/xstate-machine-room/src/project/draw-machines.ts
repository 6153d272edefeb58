import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { anatomyOf } from '../anatomy/anatomy.ts';
import { drawBest } from '../drawing/draw.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { Metrics } from '../drawing/text-width.ts';
import type { RoomMachine } from '../room/machines-of.ts';

interface Drawer {
  readonly cacheDir: string;
  readonly metrics?: Metrics;
  readonly log: (line: string) => void;
}

/** Lays out every machine that has changed since it was last laid out on this computer. */
export async function drawMachines(
  machines: readonly RoomMachine[],
  { cacheDir, metrics, log }: Drawer,
): Promise<Drawing[]> {
  const folder = join(cacheDir, 'machine-room');
  await mkdir(folder, { recursive: true });
  const drawings: Drawing[] = [];
  for (const { id, machine } of machines) {
    const anatomy = anatomyOf(machine);
    const key = createHash('sha256')
      .update(JSON.stringify([anatomy, metrics]))
      .digest('hex');
    const file = join(folder, `${key.slice(0, 32)}.json`);
    // oxlint-disable-next-line no-await-in-loop -- the layout engine is one thread: at once is no sooner
    const known = await readFile(file, 'utf8').catch(() => null);
    if (known === null) log(`Drawing ${id} ...`);
    // oxlint-disable-next-line no-await-in-loop -- as said
    const drawing = known === null ? (await drawBest(anatomy, metrics)).drawing : JSON.parse(known);
    // oxlint-disable-next-line no-await-in-loop -- as said
    if (known === null) await writeFile(file, JSON.stringify(drawing));
    drawings.push({ ...drawing, id });
  }
  return drawings;
}
