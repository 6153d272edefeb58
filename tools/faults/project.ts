import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { type Fault, plant } from './fault.ts';

export const projectDir = resolve(import.meta.dirname, '../..');

/** The copy in which faults are planted: below `build`, so that git and the checks leave it alone. */
export const copyDir = join(projectDir, 'build', 'faults');

/** What faults are planted in and what runs; the rest is large and only read. */
const copied = new Set(['src', 'machines', 'tests', 'e2e', 'tools']);
const leftOut = new Set(['build', 'dist', '.git', '.ci', 'test-results', 'playwright-report']);

/** Makes the copy anew. */
export async function copyProject(): Promise<void> {
  await rm(copyDir, { recursive: true, force: true });
  await mkdir(copyDir, { recursive: true });
  const entries = await readdir(projectDir, { withFileTypes: true });
  await Promise.all(
    entries
      .filter(({ name }) => !leftOut.has(name))
      .map((entry) => {
        const from = join(projectDir, entry.name);
        const to = join(copyDir, entry.name);
        const isLinked = entry.isDirectory() && !copied.has(entry.name);
        return isLinked ? symlink(from, to, 'junction') : cp(from, to, { recursive: true });
      }),
  );
}

/** Runs with the fault in the copy, and takes it out again. */
export async function withFault<T>(fault: Fault, run: () => Promise<T>): Promise<T> {
  const file = join(copyDir, fault.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, plant(fault, text));
  try {
    return await run();
  } finally {
    await writeFile(file, text);
  }
}
