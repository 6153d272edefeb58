import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { findPageFiles, readSiteFile } from './site-files.ts';

/**
 * Packages without code of others: `react-router-dom` only re-exports `react-router`, and `xstate-machine-room` is part
 * of this repository.
 */
const withoutCode = new Set(['react-router-dom', 'xstate-machine-room']);

const licenses = await readSiteFile('licenses.txt');
const entries = licenses.split(/^## /m).slice(1);
const named = new Set(entries.map((entry) => /^\S+/.exec(entry)?.[0]));

test('the license file lists every package that the site is built from', async () => {
  const project = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(project) as { dependencies: Record<string, string> };
  const lacking = Object.keys(dependencies).filter(
    (name) => !named.has(name) && !withoutCode.has(name),
  );
  expect(lacking).toEqual([]);
});

test('the license file includes the licenses of both fonts', () => {
  for (const name of ['@fontsource-variable/figtree', '@fontsource/marcellus']) {
    expect(entries.find((entry) => entry.startsWith(name))).toContain(
      'SIL OPEN FONT LICENSE Version 1.1',
    );
  }
});

test('every page for visitors links to the license file', async () => {
  const pages = (await findPageFiles()).filter((name) => name !== 'answer.html');
  const documents = await Promise.all(pages.map(readSiteFile));
  expect(pages.filter((_, index) => !documents[index]?.includes('href="/licenses.txt"'))).toEqual(
    [],
  );
});
