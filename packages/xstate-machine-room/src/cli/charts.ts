import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { anatomyOf } from '../anatomy/anatomy.ts';
import { drawAs, drawBest } from '../drawing/draw.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { flawsOf, illegible } from '../drawing/judge.ts';
import type { Shape } from '../drawing/shape.ts';
import { readConfig, type RoomConfig } from '../project/config.ts';
import { loadMachines, withServer } from '../project/load-machines.ts';
import { machineRoom } from '../project/plugin.ts';
import type { RoomMachine } from '../room/machines-of.ts';

import { documentOf } from './document.ts';

/** A drawing as it is kept: with the shape in which it was found to be best, so that drawing it again is quick. */
interface KeptDrawing extends Drawing {
  readonly shape: Shape;
}

interface Project {
  readonly root: string;
  readonly config: RoomConfig;
  readonly machines: readonly RoomMachine[];
}

type Tell = (line: string) => void;

async function openProject(root: string, file: string | undefined, tell: Tell): Promise<Project> {
  const config = await readConfig(root, file);
  const plugins = [machineRoom(config)];
  const machines = await withServer({ root, plugins }, (server) => loadMachines(server, tell));
  return { root, config, machines };
}

const drawingPath = (folder: string, id: string) => join(folder, `${encodeURIComponent(id)}.json`);

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

async function writeFileIn(root: string, path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Draws every machine and writes the document, as far as the configuration asks for them. */
export async function writeCharts(root: string, file: string | undefined, tell: Tell) {
  const { config, machines } = await openProject(root, file, tell);
  const { drawings, document, metrics } = config;
  if (machines.length === 0) tell('No machines were found.');
  if (drawings === undefined && document === undefined) {
    tell(
      'The configuration names neither a folder for drawings nor a document: Vite draws when it needs to.',
    );
  }
  if (document) await writeFileIn(root, document.file, documentOf(machines, document));
  if (drawings === undefined) return;
  for (const { id, machine } of machines) {
    tell(`Drawing ${id} ...`);
    // oxlint-disable-next-line no-await-in-loop -- the layout engine is one thread: at once is no sooner
    const { drawing, shape } = await drawBest(anatomyOf(machine), metrics);
    // oxlint-disable-next-line no-await-in-loop -- as said
    await writeFileIn(root, drawingPath(drawings, id), drawingText({ shape, ...drawing, id }));
    tell(`${id}: ${drawing.width} by ${drawing.height} pixels`);
  }
}

/** What is wrong with the drawing that is kept of a machine, each with what to do. */
async function drawingProblems(
  { root, config }: Project,
  folder: string,
  { id, machine }: RoomMachine,
): Promise<string[]> {
  const path = drawingPath(folder, id);
  const text = await readFile(join(root, path), 'utf8').catch(() => null);
  if (text === null) return [`${path} is missing: npx xstate-machine-room draws it.`];
  const { shape, ...kept } = JSON.parse(text) as KeptDrawing;
  const drawing = { ...(await drawAs(anatomyOf(machine), shape, config.metrics)), id };
  if (JSON.stringify(drawing) !== JSON.stringify(kept)) {
    return [`${path} is not what ${id} is now: npx xstate-machine-room draws it anew.`];
  }
  const flaws = Object.values(flawsOf(drawing)).flat();
  return [
    ...flaws.map((flaw) => `${path} is hard to read: ${flaw}.`),
    ...[illegible(drawing) ?? []].flat(),
  ];
}

/** Whether drawings and document are what the machines say, and can be read; gives what is wrong. */
export async function checkCharts(root: string, file?: string): Promise<string[]> {
  const problems: string[] = [];
  const project = await openProject(root, file, (problem) => problems.push(problem));
  const { config, machines } = project;
  const { document, drawings: folder } = config;
  if (document) {
    const text = await readFile(join(root, document.file), 'utf8').catch(() => '');
    if (text !== documentOf(machines, document)) {
      problems.push(
        `${document.file} is not what the machines say: npx xstate-machine-room writes it anew.`,
      );
    }
  }
  if (folder === undefined) return problems;
  const wanted = new Set(machines.map(({ id }) => drawingPath(folder, id)));
  const files = await readdir(join(root, folder)).catch(() => []);
  const left = files.map((name) => join(folder, name)).filter((path) => !wanted.has(path));
  const perMachine = await Promise.all(
    machines.map((machine) => drawingProblems(project, folder, machine)),
  );
  return [...problems, ...left.map((path) => `${path} is of no machine.`), ...perMachine.flat()];
}
