import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { anatomyOf } from '../anatomy/anatomy.ts';
import { drawBest } from '../drawing/draw.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { Shape } from '../drawing/shape.ts';
import { registry } from '../project/registry.ts';

import { documentOf } from './document.ts';

/** A drawing as it is kept: with the shape in which it was found to be best, so that drawing it again is quick. */
export interface KeptDrawing extends Drawing {
  readonly shape: Shape;
}

export const projectDir = resolve(import.meta.dirname, '../../../..');

export const DRAWINGS = 'packages/xstate-machine-room/src/project/drawings';
export const documentPath = 'docs/machines.md';

/** Where a machine's drawing is kept, from the project's folder. */
const drawingPath = (id: string): string => `${DRAWINGS}/${id}.json`;

/** The drawing of a machine as it is kept in the project. */
export const readDrawing = async (id: string): Promise<KeptDrawing> =>
  JSON.parse(await readFile(join(projectDir, drawingPath(id)), 'utf8')) as KeptDrawing;

/** One line for each element: a change to a machine shows as what it is. */
function drawingText({ shape, ...drawing }: KeptDrawing): string {
  const entries = Object.entries({ shape, ...drawing }).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((element) => `    ${JSON.stringify(element)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** The text of docs/machines.md. */
export const documentText = () => documentOf(registry);

/** Everything that is made from the machines: path from the project's folder, and text. Takes some seconds. */
export async function chartFiles(log: (line: string) => void): Promise<Map<string, string>> {
  const files = new Map([[documentPath, documentText()]]);
  for (const { id, machine } of registry) {
    // oxlint-disable-next-line no-await-in-loop -- the layout engine is one thread: at once is no sooner
    const { drawing, shape } = await drawBest(anatomyOf(machine));
    log(`${id}: ${drawing.width} by ${drawing.height} pixels`);
    files.set(drawingPath(id), drawingText({ shape, ...drawing }));
  }
  return files;
}
