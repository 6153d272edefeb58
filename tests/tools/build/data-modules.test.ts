import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';

import { dataModules } from '#tools/build/data-modules.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-modules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds the files. Each module named `page-*.js` is an entry. @returns the code of each chunk by its name */
async function buildFiles(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const input = Object.keys(files).filter((name) => name.startsWith('page-'));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [dataModules()],
    build: { write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : []));
}

test('the build ships the value of a data module export instead of its source code', async () => {
  const [code] = await buildFiles({
    'greetings.data.ts': `
      const shout = (text: string): string => text.toUpperCase();
      export const greeting =
        shout(
          'hello',
        );
      export const unused = shout('nobody imports this');
    `,
    'page-one.js': "import { greeting } from './greetings.data.ts'; console.log(greeting);",
  });
  expect(code).toContain('HELLO');
  expect(code).not.toMatch(/toUpperCase|NOBODY/);
});

test('the build ships each data module export only in the chunk that imports the export', async () => {
  const chunks = await buildFiles({
    'texts.data.ts': "export const one = { text: 'first' };\nexport const two = ['second'];",
    'page-one.js': "import { one } from './texts.data.ts'; console.log(one);",
    'page-two.js': "import { two } from './texts.data.ts'; console.log(two);",
  });
  expect(chunks.filter((code) => code.includes('first'))).toHaveLength(1);
  expect(chunks.filter((code) => code.includes('second'))).toHaveLength(1);
  expect(chunks.filter((code) => /first[^]*second|second[^]*first/.test(code))).toEqual([]);
});

test.each([
  ['a function', '() => 1', 'see its value'],
  ['a function in an object', '{ name: "x", format: () => 1 }', 'see format'],
  ['a map', 'new Map()', 'see its value'],
  ['a date', 'new Date(0)', 'see its value'],
  ['a date in an object', '{ day: new Date(0) }', 'see day'],
  ['NaN', '{ price: Number.NaN }', 'see price'],
  ['Infinity', '{ limit: Infinity }', 'see limit'],
  ['undefined in a list', '[undefined]', 'see 0'],
])('the build rejects a data module export that is %s', async (_what, value, place) => {
  const files = {
    'broken.data.ts': `export const broken = ${value};`,
    'page-one.js': "import { broken } from './broken.data.ts'; console.log(broken);",
  };
  await expect(buildFiles(files)).rejects.toThrow(
    `The export broken of a data module is not JSON: ${place}`,
  );
});

test('the build fails with the message of a data module that throws', async () => {
  const files = {
    'content.data.ts':
      "throw new Error('content/faq.json, lead: it is missing'); export const a = 1;",
    'page-one.js': "import { a } from './content.data.ts'; console.log(a);",
  };
  await expect(buildFiles(files)).rejects.toThrow('content/faq.json, lead: it is missing');
});
