import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSite } from '#tools/preview/start-site.ts';

const files = {
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/app-1.js\n  Cache-Control: immutable\n',
  _redirects: '/tour/short /tour/long 301\n',
  '404.html': '<h1>404</h1>',
  'index.html': '<h1>Home</h1>',
  'tours.html': '<h1>Tours</h1>',
  'tour/long.html': '<h1>Long</h1>',
  'assets/app-1.js': `export const long = '${'a'.repeat(4000)}';`,
};

let siteDir: string;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  for (const folder of ['assets', 'tour']) await mkdir(join(siteDir, folder));
  for (const [name, text] of Object.entries(files)) await writeFile(join(siteDir, name), text);
  site = await startSite({ siteDir });
});

afterAll(async () => {
  await site.close();
  await rm(siteDir, { recursive: true });
});

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test.each([
  ['/', 'index.html'],
  ['/tours', 'tours.html'],
  ['/tours?type=road', 'tours.html'],
  ['/tour/long', 'tour/long.html'],
] as const)('the preview answers %s with the page %s', async (path, file) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([200, files[file]]);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

const missing = { status: 404, text: files['404.html'], framing: 'DENY' };

const readAnswer = async (path: string) => {
  const answer = await get(path);
  const framing = answer.headers.get('x-frame-options');
  return { status: answer.status, text: await answer.text(), framing };
};

test.each([
  '/nowhere',
  '/tour',
  '/tour/nowhere',
  '/assets/gone-1.js',
  '/nowhere.html',
  '/a/b',
  '/malformed%E0',
])('the preview answers the missing URL %s with the 404 page and its status', async (path) => {
  expect(await readAnswer(path)).toEqual(missing);
});

test('the preview answers a URL that is too long for a file name with the 404 page', async () => {
  expect(await readAnswer(`/answer%23${'a'.repeat(1500)}`)).toEqual(missing);
});

test.each([
  ['/tour/short', '/tour/long'],
  ['/tour/short?a=1', '/tour/long?a=1'],
  ['/tours/', '/tours'],
  ['/tours.html', '/tours'],
  ['/index.html', '/'],
])('the preview redirects %s to %s', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});

test('the preview sends the headers of every matching rule', async () => {
  const { headers } = await get('/assets/app-1.js');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cache-control')).toBe('immutable');
  expect(headers.get('content-encoding')).toBe('gzip');
});

test('the preview of a folder without a finished build names the command that builds it', async () => {
  await expect(startSite({ siteDir: join(siteDir, 'assets') })).rejects.toThrow('npm run build');
});
