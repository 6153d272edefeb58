import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { filesEndingIn, readSiteFile, siteDir } from './site-files.ts';

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

test('each has its version, its kind of licence, and the words', () => {
  expect(entries.length).toBeGreaterThan(40);
  for (const { title, words } of entries) {
    expect(title).toMatch(/^(?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S* \([\w.-]+\)$/);
    expect(words.length, title).toBeGreaterThan(500);
    expect(words, title).toMatch(/copyright|license/i);
  }
});

test('both typefaces come with theirs, and there is no third', async () => {
  const fonts = (await filesEndingIn('.woff2')).map((name) =>
    name.replace(/^assets\/(\w+)\W.*$/, '$1'),
  );
  expect(fonts.toSorted()).toEqual(['figtree', 'marcellus']);
  for (const name of ['@fontsource-variable/figtree', '@fontsource/marcellus']) {
    expect(wordsOf(name)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

/** The text face is cut to its letters before the build; the bundlers add lines of their own. */
test('every package of which the bundler took a module or a file is named, and nothing else', async () => {
  const bundled = JSON.parse(await readFile(`${siteDir}.packages.json`, 'utf8')) as string[];
  const besides = ['@fontsource-variable/figtree', 'rolldown', 'vite'];
  expect(bundled).toContain('@fontsource/marcellus');
  expect([...named].toSorted()).toEqual([...bundled, ...besides].toSorted());
});

test('the machine room leads to it, and the words of Vite are its own alone', async () => {
  expect(await readSiteFile('machines.html')).toContain('href="/licenses.txt"');
  expect(wordsOf('vite')).not.toContain('Bundled dependencies');
});
