import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Site, startSite } from '#tools/serve/serve.ts';
import { deadlyErrors, storm } from '#tests/support/storm.ts';

const secret = 'nobody-may-read-this';
const files = {
  _headers: `# ${secret}\n`,
  _redirects: `# ${secret}\n/tour/short /tour/long 301\n`,
  '404.html': '<h1>404</h1>',
  'index.html': '<h1>Home</h1>',
  'tours.html': '<h1>Tours</h1>',
  'assets/app-1.js': `export const long = '${'a'.repeat(4000)}';`,
};

let dist: string;
let site: Site;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dist, 'assets'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)));
  site = await startSite({ port: 0, dist });
});

afterAll(async () => {
  await site.close();
  await rm(dist, { recursive: true });
});

test('no request ends the server, fails in it or reads the host’s own files', async () => {
  const deadly = deadlyErrors();
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  await storm({
    port: site.port,
    requests: 10_000,
    seed: 8,
    paths: [
      '/',
      '/tours',
      '/assets/app-1.js',
      '/assets',
      '/tour/short',
      '/_headers',
      '/_redirects',
      '/gone.js',
    ],
    onAnswer: (answer, request) => {
      const status =
        /^(?:HTTP\/1\.1 100 Continue\s+)?HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isKept = /^cache-control: .*max-age/im.test(answer);
      const isFound = /^(?:20[06]|304)$/.test(status);
      if (status.startsWith('5') || answer.includes(secret) || (isKept && !isFound)) {
        wrong.push(request);
      }
    },
  });
  deadly.stop();
  expect(deadly.errors).toEqual([]);
  expect(wrong).toEqual([]);
  expect([...statuses.keys()].toSorted()).toEqual(
    expect.arrayContaining(['200', '206', '301', '304', '400', '404', '405', '416', 'none']),
  );
  expect(await (await fetch(site.url)).text()).toBe('<h1>Home</h1>');
}, 60_000);
