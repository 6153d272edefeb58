import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const cases = [
  ['text next to a conditional element', '<p>{a ? <b>1</b> : null}Text</p>', 1],
  ['text made of several expressions', '<p>{a} of {b}</p>', 3],
  ['conditional text next to an element', "<p><b>1</b>{a ? 'Text' : null}</p>", 1],
  ['alternating texts', "<p>{a ? 'One' : null}{b ? 'Two' : null}</p>", 2],
  ['text in a conditional fragment', '<p>{a ? <>Text <b>1</b></> : null}</p>', 1],
  ['changing text in a MUI button', "<Button>{a ? 'One' : 'Two'}</Button>", 1],
  ['allowed: a single string', '<p>{`${a} of ${b}`}</p>', 0],
  ['allowed: the only text of an element', "<p>{a ? 'One' : null}</p>", 0],
  ['allowed: separate elements', '<p>{a ? <b>1</b> : null}<span>Text</span></p>', 0],
  ['allowed: fixed text', '<p>Text <b>1</b> and text</p>', 0],
  ['allowed: a space between elements', "<p>{a ? <b>1</b> : null}{' '}<b>2</b></p>", 0],
  ['allowed: lists and children', '<ul>{a.map((b) => <li key={b}>{b}</li>)}{children}</ul>', 0],
  ['allowed: fixed text in a MUI button', '<Button>Text</Button>', 0],
] as const;

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

test('local/translatable-text reports only text that page translation could break', async () => {
  const sources = cases.map(
    ([, jsx]) => `export const Part = ({ a, b, name, children }) => ${jsx};\n`,
  );
  const counts = await countProblems('local/translatable-text', sources);
  expect(cases.map(([name], index) => [name, counts[index]])).toEqual(
    cases.map(([name, , count]) => [name, count]),
  );
});

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
