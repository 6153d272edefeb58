import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import { changesSince, recordOf, type CoverageRecord } from '#machine-room/recording/coverage.ts';
import { registry } from '#machine-room/project/registry.ts';
import { recordedWith, runs, runsIn } from '#machine-room/project/runs.ts';

import { projectDir } from './files.ts';

const coveragePath = 'src/machine-room/project/coverage.json';

const anatomies = registry.map(({ machine }) => anatomyOf(machine));

/** How it ended: zero is well. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: projectDir, env, shell, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function linesIn(dir: string): Promise<ReadonlySet<string>> {
  const names = await readdir(dir);
  const texts = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
  return new Set(texts.flatMap((text) => text.split('\n')));
}

async function versionOf(name: string): Promise<readonly [string, string]> {
  const text = await readFile(join(projectDir, 'node_modules', name, 'package.json'), 'utf8');
  return [name, (JSON.parse(text) as { version: string }).version];
}

/** One line for each transition: what came or went is a line in the history. */
function recordText({ machines, ...facts }: CoverageRecord): string {
  const blocks = Object.entries(machines).map(([id, transitions]) => {
    const lines = Object.entries(transitions).map(
      ([key, { was, by }]) => `      ${JSON.stringify(key)}: ${JSON.stringify({ was, by })}`,
    );
    return `    ${JSON.stringify(id)}: {\n${lines.join(',\n')}\n    }`;
  });
  const head = Object.entries(facts).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${head.join(',\n')},\n  "machines": {\n${blocks.join(',\n')}\n  }\n}\n`;
}

/** Runs the tests, and gives the record of who has taken which transition: its path and its text. */
export async function recordCoverage(
  log: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const dir = await mkdtemp(join(tmpdir(), 'transitions-'));
  const bin = join(projectDir, 'node_modules', '.bin');
  const env = {
    ...process.env,
    ...runsIn,
    PATH: [bin, process.env['PATH']].join(delimiter),
    TRANSITIONS_DIR: dir,
  };
  try {
    for (const { name, command, args, mayFail } of runs) {
      log(name);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each wants the whole machine
      const code = await run(command, args, env);
      if (code !== 0 && !mayFail) throw new Error(`${command} failed, so nothing is recorded`);
      if (code !== 0) {
        log('What the tests did that failed does not count.');
        process.exitCode = 1;
      }
    }
    const lines = await linesIn(dir);
    const told = [...lines].flatMap((line) => {
      const [word, name = '', version = ''] = line.split('\t');
      return word === 'with' ? [[name, version] as const] : [];
    });
    const record: CoverageRecord = {
      recorded: new Date().toISOString().slice(0, 10),
      versions: Object.fromEntries([...(await Promise.all(recordedWith.map(versionOf))), ...told]),
      machines: recordOf(anatomies, lines),
    };
    return new Map([[coveragePath, recordText(record)]]);
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** A line for each machine that is no longer what it was when its coverage was recorded. */
export async function outOfDate(): Promise<string[]> {
  const text = await readFile(join(projectDir, coveragePath), 'utf8').catch(() => null);
  if (text === null) return ['Nothing is recorded yet: npm run charts -- --coverage'];
  const record = JSON.parse(text) as CoverageRecord;
  return anatomies.flatMap((anatomy) => {
    const { unrecorded, gone } = changesSince(anatomy, record);
    return unrecorded + gone === 0
      ? []
      : [
          `${anatomy.id} has changed since its coverage was recorded: ${unrecorded} transitions are not recorded yet, ${gone} are gone. npm run charts -- --coverage records anew.`,
        ];
  });
}
