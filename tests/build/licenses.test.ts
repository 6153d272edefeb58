import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { filesEndingIn, readSiteFile } from './site-files.ts';

/**
 * Packages without code of others: `react-router-dom` only re-exports `react-router`, and `xstate-machine-room` is part
 * of this repository.
 */
const withoutCode = new Set(['react-router-dom', 'xstate-machine-room']);

const blocks = (await readSiteFile('licenses.txt')).split(/^-{80}\n/m).slice(1);

const entries = blocks.flatMap((block) => {
  const [titles = '', ...words] = block.trim().split('\n\n');
  return titles.split('\n').map((title) => ({
    name: title.replace(/ \S+ \(.*\)$/, ''),
    title,
    words: words.join('\n\n'),
  }));
});
const named = new Set(entries.map(({ name }) => name));

const wordsOf = (name: string) => entries.find((entry) => entry.name === name)?.words;

test('the license file lists every package that the site is built from', async () => {
  const project = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(project) as { dependencies: Record<string, string> };
  const lacking = Object.keys(dependencies).filter(
    (name) => !named.has(name) && !withoutCode.has(name),
  );
  expect(lacking).toEqual([]);
});

test('the license file lists each package once, with its version, license and text', () => {
  expect(entries.length).toBeGreaterThan(40);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  expect(new Set(entries.map(({ words }) => words)).size).toBe(blocks.length);
  for (const { title, words } of entries) {
    expect(title).toMatch(/^(?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S* \([\w.-]+\)$/);
    expect(words.length, title).toBeGreaterThan(500);
    expect(words, title).toMatch(/copyright|license/i);
  }
});

test('the license file includes the licenses of both fonts', async () => {
  const fonts = (await filesEndingIn('.woff2')).map((name) =>
    name.replace(/^assets\/(\w+)\W.*$/, '$1'),
  );
  expect(fonts.toSorted()).toEqual(['figtree', 'marcellus']);
  for (const name of ['@fontsource-variable/figtree', '@fontsource/marcellus']) {
    expect(wordsOf(name)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

test('every page links to the license file', async () => {
  const pages = await filesEndingIn('.html');
  const documents = await Promise.all(pages.map(readSiteFile));
  expect(pages.filter((_, index) => !documents[index]?.includes('href="/licenses.txt"'))).toEqual(
    [],
  );
});

test('the license file omits the licenses of the dependencies bundled with Vite', () => {
  expect(wordsOf('vite')).not.toContain('Bundled dependencies');
});
