import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runChecks } from 'es-check';
import { expect, test } from 'vitest';

import { browserFloor, inlineScriptFloor } from '#tools/build/browser-floor.ts';
import { inlineScripts } from '#tools/prerender/policy.ts';

import { readSiteFile, siteDir } from './site-files.ts';

/** Converts `chrome117` to browserslist's `chrome 117`. */
const toQuery = (browsers: readonly string[]) =>
  browsers
    .map((name) => name.replace(/^([a-z]+)/, '$1 ').replace(/^ios (\d+)$/, 'ios_saf $1.0'))
    .map((name) => name.replace(/^safari (\d+)$/, 'safari $1.0'))
    .join(', ');

/** Finds syntax and methods that one of these browsers does not support. */
async function findUnsupported(file: string, browsers: readonly string[], ...ignored: string[]) {
  const check = {
    files: [file],
    module: true,
    checkBrowser: true,
    browserslistQuery: toQuery(browsers),
    ignore: ignored.join(','),
  };
  // es-check needs two runs: the run that checks methods accepts any syntax, and the run that checks syntax has no
  // ignore list.
  const { errors } = await runChecks([
    ...(ignored.length === 0 ? [{ ...check, checkFeatures: false }] : []),
    { ...check, checkFeatures: true },
  ]);
  return errors.map(({ err, file: name }) => `${name}: ${err.message}`);
}

async function withFile<T>(text: string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-floor-'));
  try {
    const file = join(folder, 'code.js');
    await writeFile(file, text);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('every script runs in the oldest supported browsers', async () => {
  expect(await findUnsupported(`${siteDir}/**/*.js`, browserFloor)).toEqual([]);
}, 180_000);

test.each(['new Set().union(new Set())', 'using file = open()'])(
  'the browser check reports code that is too new: %s',
  async (code) => {
    expect(await withFile(code, (file) => findUnsupported(file, browserFloor))).toHaveLength(1);
  },
);

test('the inline script runs in unsupported browsers', async () => {
  const [code = ''] = inlineScripts(await readSiteFile('book.html'));
  const find = (file: string) => findUnsupported(file, inlineScriptFloor, 'DynamicImport');
  expect(await withFile(code, find)).toEqual([]);
});

test('the README lists the oldest supported browsers', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const names = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios: 'iOS',
  };
  for (const browser of browserFloor) {
    const [, name = '', version = ''] = /^([a-z]+)(.+)$/.exec(browser) ?? [];
    expect(readme).toContain(`${names[name as keyof typeof names]} ${version}`);
  }
});
