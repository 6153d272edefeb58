import { brotliCompressSync, gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { script, shareSite } from './support.ts';

const { get, getRaw } = shareSite();

describe('answers', () => {
  test.each([
    ['/assets/app-1.js', 200, 'public, max-age=31536000, immutable'],
    ['/images/a.avif', 200, 'public, max-age=604800'],
    ['/', 200, 'no-cache'],
    ['/tours', 200, 'no-cache'],
    ['/sw.js', 200, 'no-cache'],
    ['/notices.json', 200, 'no-cache'],
    ['/assets/gone-1.js', 404, 'no-store'],
    ['/images/gone.avif', 404, 'no-store'],
    ['/icons/gone.png', 404, 'no-store'],
    ['/nowhere', 404, 'no-store'],
  ])('%s may be kept by what was found: %i, %s', async (path, status, caching) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, caching]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('say the same to a browser that only asks whether it is still so, or for a part', async () => {
    const headers = { 'If-None-Match': '*' };
    expect(await getRaw('/assets/app-1.js', headers)).toMatchObject({
      status: 304,
      caching: 'public, max-age=31536000, immutable',
    });
    expect(await getRaw('/assets/app-1.js', { Range: 'bytes=0-1' })).toMatchObject({
      status: 206,
      caching: 'public, max-age=31536000, immutable',
    });
    expect(await getRaw('/assets/app-1.js', { Range: 'bytes=9999-' })).toMatchObject({
      status: 416,
      caching: 'no-store',
    });
    expect(await getRaw('/assets/gone.js', headers)).toMatchObject({
      status: 404,
      caching: 'no-store',
    });
  });

  test('let the worker ask this site and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/sw.js')).toContain("default-src 'none'; connect-src 'self'");
    expect(await policyOf('/tours')).toBeNull();
    expect(await policyOf('/assets/app-1.js')).toBeNull();
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, *;q=0', null],
    ['identity', null],
    ['', null],
  ])('to %j come compressed by the build: %s', async (accepted, encoding) => {
    const answer = await get('/assets/app-1.js', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const compressed = { br: brotliCompressSync, gzip: gzipSync };
    const bytes = encoding ? compressed[encoding as 'br' | 'gzip'](script).length : script.length;
    expect(answer.headers.get('content-length')).toBe(`${bytes}`);
    expect(await answer.text()).toBe(script);
  });

  test('are as they are where the build compressed nothing', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const page = await get('/tours', { headers });
    expect([page.headers.get('content-encoding'), await page.text()]).toEqual([
      null,
      '<h1>Tours</h1>',
    ]);
    const picture = await get('/images/a.avif', { headers });
    expect([picture.headers.get('vary'), picture.headers.get('content-type')]).toEqual([
      null,
      'image/avif',
    ]);
  });

  test('for what is not found are compressed too', async () => {
    const answer = await get('/nowhere', { headers: { 'Accept-Encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
      404,
      'br',
      '<h1>404</h1>',
    ]);
  });

  test.each(['/assets/app-1.js.br', '/assets/app-1.js.gz', '/404.html.br'])(
    '%s is no address of its own',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('are not repeated to a browser that has them', async () => {
    const etag = (await get('/tours')).headers.get('etag') ?? '';
    expect((await getRaw('/tours', { 'If-None-Match': etag })).status).toBe(304);
  });

  test('to who asks for a part hold a part of the file as it is', async () => {
    const headers = { Range: 'bytes=7-', 'Accept-Encoding': 'br' };
    const part = await get('/assets/app-1.js', { headers });
    expect([part.headers.get('content-range'), await part.text()]).toEqual([
      `bytes 7-${script.length - 1}/${script.length}`,
      script.slice(7),
    ]);
    const none = await get('/assets/app-1.js', { headers: { Range: 'bytes=9999-' } });
    expect([none.headers.get('content-range'), await none.text()]).toEqual([
      `bytes */${script.length}`,
      '',
    ]);
  });

  test('to other methods than GET and HEAD are refusals', async () => {
    const answer = await get('/', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await get('/tours', { method: 'HEAD' })).status).toBe(200);
  });
});
