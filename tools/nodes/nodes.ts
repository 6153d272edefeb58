import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { readUnitReport } from '../faults/report.ts';
import { type Child, startChild } from '../setup/child.ts';
import { addressesIn, isPast } from './output.ts';

/** The oldest that the project takes, and the ones that are kept up after it. */
const majors = ['20', '22', '24'];
const projectDir = resolve(import.meta.dirname, '../..');
const START_MS = 180_000;
const TESTS_MS = 900_000;

export interface NodeResult {
  readonly version: string;
  readonly tests: number;
}

/** What docs/trust.md tells of the last run. */
export interface NodesResult {
  readonly date: string;
  readonly nodes: readonly NodeResult[];
}

/** Runs a command with this Node, which npx fetches if it is not there; npm and all that it starts run with it too. */
const withNode = (major: string, ...command: readonly string[]) =>
  startChild({
    command: 'npx',
    args: ['--yes', '--package', `node@${major}`, '--', ...command],
    cwd: projectDir,
  });

async function until(child: Child, isReached: () => boolean, limit: number) {
  const started = performance.now();
  while (!isReached()) {
    if (isPast(started, limit)) throw new Error(`took too long:\n${child.output()}`);
    // oxlint-disable-next-line no-await-in-loop -- asks again until it is reached
    await wait(200);
  }
}

async function versionOf(major: string) {
  const child = withNode(major, 'node', '--version');
  await until(child, () => !child.isAlive(), START_MS);
  const version = /^v(\d+\.\d+\.\d+)$/m.exec(child.output())?.[1];
  if (!version?.startsWith(`${major}.`)) throw new Error(`Node ${major}: ${child.output()}`);
  return version;
}

/** Runs `npm start` until site and inbox answer. @throws if one of them does not */
async function start(major: string) {
  const child = withNode(major, 'npm', 'start');
  try {
    const isUp = () => addressesIn(child.output()).length === 2 || !child.isAlive();
    await until(child, isUp, START_MS);
    const addresses = addressesIn(child.output());
    if (addresses.length < 2) throw new Error(`npm start ended:\n${child.output()}`);
    const answers = await Promise.all(addresses.map((address) => fetch(address)));
    const refused = answers.find(({ ok }) => !ok);
    if (refused) throw new Error(`${refused.url} answered ${refused.status}`);
  } finally {
    await child.close();
  }
}

/** Runs the unit tests. @returns how many there are @throws if one fails */
async function test(major: string) {
  const report = join(projectDir, 'build', `nodes-${major}.json`);
  await mkdir(join(projectDir, 'build'), { recursive: true });
  await rm(report, { force: true });
  const command = ['npm', 'run', 'unit', '--', '--reporter', 'json', '--outputFile', report];
  const child = withNode(major, ...command);
  try {
    await until(child, () => !child.isAlive(), TESTS_MS);
  } finally {
    await child.close();
  }
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`the tests left no report:\n${child.output().slice(-2000)}`);
  });
  const { failures, broken } = readUnitReport(text);
  if (broken !== undefined || failures.length > 0) throw new Error(broken ?? failures.join('\n'));
  return (JSON.parse(text) as { numPassedTests: number }).numPassedTests;
}

/**
 * Starts the site and runs the unit tests with each Node that the project takes, or with those that are named; keeps
 * the figures of a run of all of them for docs/trust.md.
 * @returns whether all went well
 */
export async function tryNodes(named: readonly string[]): Promise<boolean> {
  const nodes: NodeResult[] = [];
  const chosen = named.length > 0 ? named : majors;
  for (const major of chosen) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one Node after the other
      const version = await versionOf(major);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await start(major);
      console.log(`passed  Node ${version}: npm start`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const tests = await test(major);
      console.log(`passed  Node ${version}: ${tests} unit tests`);
      nodes.push({ version, tests });
    } catch (error) {
      console.error(
        `FAILED  Node ${major}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const passed = nodes.length === chosen.length;
  if (passed && named.length === 0) {
    const [date = ''] = new Date().toISOString().split('T');
    const result: NodesResult = { date, nodes };
    const path = join(import.meta.dirname, 'last-run.json');
    await writeFile(path, `${JSON.stringify(result, null, 2)}\n`);
    console.log('Written: tools/nodes/last-run.json, which `npm run trust` reads');
  }
  return passed;
}
