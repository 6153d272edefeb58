import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { flawsOf, illegible } from '../drawing/judge.ts';
import { readConfig } from '../project/config.ts';
import { drawingName, drawMachines, keptDrawing } from '../project/draw-machines.ts';
import { loadMachines, withServer } from '../project/load-machines.ts';
import { machineRoom } from '../project/plugin.ts';
import type { RoomMachine } from '../room/machines-of.ts';

import { documentOf } from './document.ts';

type Tell = (line: string) => void;

async function openProject(root: string, file: string | undefined, tell: Tell) {
  const config = await readConfig(root, file);
  const plugins = [machineRoom(config)];
  const { machines } = await withServer({ root, plugins }, (server) => loadMachines(server, tell));
  return { config, machines };
}

/**
 * Draws every machine that has changed and writes the document, if the configuration specifies drawings and a document.
 */
export async function writeCharts(root: string, file: string | undefined, tell: Tell) {
  const { config, machines } = await openProject(root, file, tell);
  const { drawings, document, metrics } = config;
  if (machines.length === 0) tell('No machines were found.');
  if (drawings === undefined && document === undefined) {
    tell(
      'The configuration names neither a folder for drawings nor a document: Vite draws when it needs to.',
    );
  }
  if (document) {
    const path = join(root, document.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, documentOf(machines, document));
  }
  if (drawings !== undefined) {
    await drawMachines(machines, { folder: join(root, drawings), metrics, log: tell });
  }
}

/** Checks that the drawings and the document are up to date and that the charts are legible. Returns the problems. */
export async function checkCharts(root: string, file?: string): Promise<string[]> {
  const problems: string[] = [];
  const { config, machines } = await openProject(root, file, (problem) => problems.push(problem));
  const { document, drawings, metrics } = config;
  if (document) {
    const text = await readFile(join(root, document.file), 'utf8').catch(() => '');
    if (text !== documentOf(machines, document)) {
      problems.push(
        `${document.file} is not what the machines say: npx xstate-machine-room writes it anew.`,
      );
    }
  }
  if (drawings === undefined) return problems;
  const folder = join(root, drawings);

  /** Returns the problems of a machine's stored drawing, each with a way to fix it. */
  async function drawingProblems(machine: RoomMachine): Promise<string[]> {
    const path = relative(root, join(folder, drawingName(machine)));
    const kept = await keptDrawing(machine, { folder, metrics });
    if (!kept)
      return [`${path} is not what ${machine.id} is now: npx xstate-machine-room draws it.`];
    const flaws = flawsOf(kept).map((flaw) => `${path} is hard to read: ${flaw}.`);
    return [...flaws, ...[illegible(kept) ?? []].flat()];
  }

  const wanted = new Set(machines.map(drawingName));
  const files = await readdir(folder).catch(() => []);
  const left = files.filter((name) => !wanted.has(name)).map((name) => join(drawings, name));
  const perMachine = await Promise.all(machines.map(drawingProblems));
  return [...problems, ...left.map((path) => `${path} is of no machine.`), ...perMachine.flat()];
}
