import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'house-rules-'));
  await writeFile(
    join(directory, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [resolve('tools/lint/house-rules.js')],
      categories: { correctness: 'off' },
      rules: { 'house/translatable-text': 'error' },
    }),
  );
});

afterAll(() => rm(directory, { recursive: true }));

/** How many problems oxlint finds in this JSX. */
async function problemsIn(jsx: string): Promise<number> {
  const file = join(directory, 'Part.tsx');
  await writeFile(file, `export const Part = ({ a, b, name, children }) => ${jsx};\n`);
  const output = await new Promise<string>((done) => {
    const oxlint = resolve('node_modules/.bin/oxlint');
    execFile(oxlint, ['-c', '.oxlintrc.json', '-f', 'json', file], { cwd: directory }, (_, text) =>
      done(text),
    );
  });
  return (JSON.parse(output) as { diagnostics: unknown[] }).diagnostics.length;
}

// What it must leave alone stands all over src, which is linted with it.
test.each([
  ['a text beside what comes and goes', '<p>{a ? <b>1</b> : null}Text</p>', 1],
  ['a text made of several', '<p>{a} of {b}</p>', 3],
  ['a text that comes and goes beside an element', "<p><b>1</b>{a ? 'Text' : null}</p>", 1],
  ['texts that take turns', "<p>{a ? 'One' : null}{b ? 'Two' : null}</p>", 2],
  ['a text in a fragment that comes and goes', '<p>{a ? <>Text <b>1</b></> : null}</p>', 1],
  ['a text that changes in a button of MUI', "<Button>{a ? 'One' : 'Two'}</Button>", 1],
])('house/translatable-text finds %s', async (_, jsx, count) => {
  expect(await problemsIn(jsx)).toBe(count);
});
