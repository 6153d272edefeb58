import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

/** Lints each source as a separate file. @returns the number of problems in each file */
async function countProblems(rule: string, sources: readonly string[]): Promise<number[]> {
  const directory = await mkdtemp(join(tmpdir(), 'local-rules-'));
  const settings = {
    jsPlugins: [resolve('tools/lint/local-rules.js')],
    categories: { correctness: 'off' },
    rules: { [rule]: 'error' },
  };
  await writeFile(join(directory, '.oxlintrc.json'), JSON.stringify(settings));
  for (const [index, source] of sources.entries()) {
    await writeFile(join(directory, `${index}.tsx`), source);
  }
  const oxlint = resolve('node_modules/.bin/oxlint');
  const output = await new Promise<string>((done) => {
    execFile(oxlint, ['-c', '.oxlintrc.json', '-f', 'json', '.'], { cwd: directory }, (_, text) =>
      done(text),
    );
  });
  await rm(directory, { recursive: true });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string }[] };
  return sources.map(
    (_, index) => diagnostics.filter(({ filename }) => filename === `${index}.tsx`).length,
  );
}

test('local/no-local-dates reports only a date that is made from text', async () => {
  const sources = [
    'export const date = new Date(day);',
    "export const date = new Date('2026-12-25');",
    'export const date = new Date(Date.UTC(2026, 11, 25));',
    'export const date = new Date(0);',
    'export const date = new Date();',
  ];
  expect(await countProblems('local/no-local-dates', sources)).toEqual([1, 1, 0, 0, 0]);
});
