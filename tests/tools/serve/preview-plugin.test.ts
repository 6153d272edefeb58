import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, onTestFinished, test } from 'vitest';
import { preview } from 'vite';

import { sitePreview } from '#tools/serve/preview-plugin.ts';

const script = `export const long = '${'a'.repeat(4000)}';`;
const files = {
  _headers: '',
  _redirects: '/tour/old /tour/new 301\n',
  '404.html': '<h1>404</h1>',
  'index.html': '<h1>Home</h1>',
  'tours.html': '<h1>Tours</h1>',
  'assets/app-1.js': script,
  'assets/app-1.js.gz': gzipSync(script),
};

/** Starts `vite preview` for a small finished build. Its folder is not named `dist`. */
async function startPreview() {
  const root = await mkdtemp(join(tmpdir(), 'preview-'));
  await mkdir(join(root, 'site/assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, 'site', name), content);
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sitePreview()],
    build: { outDir: 'site' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
}

test('vite preview serves a finished build like the real hosts', async () => {
  const get = await startPreview();
  expect(await (await get('/tours')).text()).toBe(files['tours.html']);

  const missing = await get('/nowhere');
  expect([missing.status, await missing.text()]).toEqual([404, files['404.html']]);

  const moved = await get('/tour/old');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/tour/new']);

  const compressed = await get('/assets/app-1.js', { 'Accept-Encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('cache-control')).toContain('immutable');
  expect(await compressed.text()).toBe(script);
});
