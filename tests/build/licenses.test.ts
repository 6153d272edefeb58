import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { createSiteListener } from '#tools/serve/site-listener.ts';

import { readSiteFile, siteDir } from './site-files.ts';

const blocks = (await readSiteFile('licenses.txt')).split(/^-{80}\n/m).slice(1);

const entries = blocks.flatMap((block) => {
  const [titles = '', ...words] = block.trim().split('\n\n');
  return titles.split('\n').map((title) => ({
    name: title.replace(/ \S+ \(.*\)$/, ''),
    title,
    words: words.join('\n\n'),
  }));
});

test('each licence has its version, its kind, and the words', () => {
  expect(entries.length).toBeGreaterThan(0);
  for (const { title, words } of entries) {
    expect(title).toMatch(/^(?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S* \([\w.-]+\)$/);
    expect(words.length, title).toBeGreaterThan(500);
    expect(words, title).toMatch(/copyright|license/i);
  }
});

test('every package of which the bundler took a module or a file is named', async () => {
  const bundled = JSON.parse(await readFile(`${siteDir}.packages.json`, 'utf8')) as string[];
  const named = new Set(entries.map(({ name }) => name));
  expect(bundled.length).toBeGreaterThan(0);
  expect(bundled.filter((name) => !named.has(name))).toEqual([]);
});

test('the machine room leads to them, and they are served as a text', async () => {
  expect(await readSiteFile('machines.html')).toContain('href="/licenses.txt"');
  const server = createServer(await createSiteListener(siteDir));
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/licenses.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
});
