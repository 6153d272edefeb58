import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { findLayoutIssues, explainIllegible } from '../layout/layout-quality.ts';
import { readConfig } from '../project/config.ts';
import { drawMachines } from '../project/draw-machines.ts';
import { loadMachines, withServer } from '../project/load-machines.ts';
import { machineRoom } from '../project/plugin.ts';
import {
  createDrawings,
  getLayoutPath,
  listLayoutFiles,
  readLayouts,
  type Drawing,
} from '../project/stored-layouts.ts';

import { createDocument } from './document.ts';

type Log = (line: string) => void;

async function openProject(root: string, file: string | undefined, tell: Log) {
  const config = await readConfig(root, file);
  const plugins = [machineRoom(config)];
  const { machines } = await withServer({ root, plugins }, (server) => loadMachines(server, tell));
  return { config, machines };
}

/**
 * Draws every machine that has changed and writes the document, if the configuration specifies layouts and a document.
 */
export async function writeCharts(root: string, file: string | undefined, tell: Log) {
  const { config, machines } = await openProject(root, file, tell);
  const { layouts, document, metrics } = config;
  if (machines.length === 0) tell('No machines were found.');
  if (layouts === undefined && document === undefined) {
    tell(
      'The configuration names neither a folder for layouts nor a document: Vite draws when it needs to.',
    );
  }
  if (document) {
    const path = join(root, document.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, createDocument(machines, document));
  }
  if (layouts !== undefined) {
    await drawMachines(machines, { folder: join(root, layouts), metrics, log: tell });
  }
}

/** Checks that the layouts and the document are up to date and that the charts are legible. Returns the problems. */
export async function checkCharts(root: string, file?: string): Promise<string[]> {
  const problems: string[] = [];
  const { config, machines } = await openProject(root, file, (problem) => problems.push(problem));
  const { document, layouts, metrics } = config;
  if (document) {
    const text = await readFile(join(root, document.file), 'utf8').catch(() => '');
    if (text !== createDocument(machines, document)) {
      problems.push(`${document.file} is out of date. Run npx xstate-machine-room.`);
    }
  }
  if (layouts === undefined) return problems;
  const folder = join(root, layouts);

  /** Returns the problems of stored layouts, each with a way to fix it. */
  async function layoutProblems(drawing: Drawing): Promise<string[]> {
    const path = relative(root, join(folder, getLayoutPath(drawing)));
    const stored = await readLayouts(drawing, { folder, metrics });
    if (!stored) return [`${path} is missing or out of date. Run npx xstate-machine-room.`];
    const issues = stored
      .flatMap(findLayoutIssues)
      .map((issue) => `${path} is hard to read: ${issue}.`);
    return [...issues, ...stored.flatMap((layout) => explainIllegible(layout) ?? [])];
  }

  const drawings = machines.flatMap(createDrawings);
  const expected = new Set(drawings.map(getLayoutPath));
  const files = await listLayoutFiles(folder);
  const unused = files.filter((name) => !expected.has(name)).map((name) => join(layouts, name));
  const perDrawing = await Promise.all(drawings.map(layoutProblems));
  return [
    ...problems,
    ...unused.map((path) => `${path} belongs to no machine. Delete it.`),
    ...perDrawing.flat(),
  ];
}
