import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { Stryker } from '@stryker-mutator/core';

import type { Part } from './parts.ts';

export const projectDir = resolve(import.meta.dirname, '../..');

export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Below `build`, so that git and the checks leave it alone. */
const workDir = 'build/mutants';

/** What is neither changed nor read by these tests. */
const leftOut = ['art', 'e2e', 'public', 'dist', 'build', '.ci', 'docs'];

interface Run {
  readonly mutate: readonly string[];
  /** Goes on from the last run of the part: what has not changed is not tried again. */
  readonly goesOn: boolean;
  /** How long a test run may take beyond what it takes without a change. */
  readonly patienceMs: number;
}

interface Incremental {
  readonly files: Record<string, { mutants: readonly Pick<MutantResult, 'status'>[] }>;
}

/** Stryker would not try a survivor again for a test that has become better. */
async function forgetSurvivors(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const report = JSON.parse(text) as Incremental;
  for (const each of Object.values(report.files)) {
    each.mutants = each.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  await writeFile(file, JSON.stringify(report));
}

/** Changes the code of a part, one small change at a time, and runs the tests that reach it. */
export async function tryMutants(
  part: Part,
  { mutate, goesOn, patienceMs }: Run,
): Promise<MutantResult[]> {
  const incrementalFile = join(workDir, `${part.id}.incremental.json`);
  if (goesOn) await forgetSurvivors(join(projectDir, incrementalFile));
  process.env['MUTANTS_TESTS'] = part.tests.join(' ');
  return new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // It would read the file with a compiler interface that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    ignorePatterns: leftOut,
    tempDirName: join(workDir, `copy-${part.id}`),
    reporters: ['progress-append-only'],
    incremental: goesOn,
    incrementalFile,
    timeoutMS: patienceMs,
    timeoutFactor: 6,
    allowConsoleColors: false,
  }).runMutationTest();
}
