import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { script, shareSite } from './support.ts';

const { dist, get } = shareSite();

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, *;q=0', null],
  ['', null],
])('to %j a script comes compressed by the build: %s', async (accepted, encoding) => {
  const answer = await get('/assets/app-1.js', { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  const compressed = { br: brotliCompressSync, gzip: gzipSync };
  const bytes = encoding ? compressed[encoding as 'br' | 'gzip'](script).length : script.length;
  expect(answer.headers.get('content-length')).toBe(`${bytes}`);
  expect(await answer.text()).toBe(script);
});

test('a part of a file is a part of it as it is, whatever the browser could decompress', async () => {
  const headers = { Range: 'bytes=7-', 'Accept-Encoding': 'br' };
  const part = await get('/assets/app-1.js', { headers });
  expect([part.headers.get('content-range'), await part.text()]).toEqual([
    `bytes 7-${script.length - 1}/${script.length}`,
    script.slice(7),
  ]);
});

test('what is not found stays so for a browser that asks whether it has it', async () => {
  const answer = await get('/assets/gone.js', { headers: { 'If-None-Match': '*' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a file that is gone is not found, one that has grown is whole', async () => {
  await writeFile(join(dist(), 'assets/late-1.js'), 'one');
  expect(await (await get('/assets/late-1.js')).text()).toBe('one');
  await writeFile(join(dist(), 'assets/late-1.js'), 'one and two');
  expect(await (await get('/assets/late-1.js')).text()).toBe('one and two');
  await rm(join(dist(), 'assets/late-1.js'));
  const answer = await get('/assets/late-1.js');
  expect([answer.status, await answer.text()]).toEqual([404, '<h1>404</h1>']);
});
