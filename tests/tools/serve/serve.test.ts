import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openSite, type Site, startSite } from '#tools/serve/serve.ts';
import { createSiteListener } from '#tools/serve/site-listener.ts';

const script = `export const long = '${'a'.repeat(4000)}';`;
const files = {
  _headers: '',
  _redirects: '/tour/short /tour/long 301\n',
  '404.html': '<h1>404</h1>',
  'index.html': '<h1>Home</h1>',
  'tours.html': '<h1>Tours</h1>',
  'tour/long.html': '<h1>Long</h1>',
  'assets/app-1.js': script,
  'images/a.avif': 'picture',
  'sw.js': '',
  'notices.json': '{}',
};

let dist: string;
let site: Site;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  await Promise.all(['tour', 'assets', 'images'].map((folder) => mkdir(join(dist, folder))));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)));
  await Promise.all([
    writeFile(join(dist, 'assets/app-1.js.br'), brotliCompressSync(script)),
    writeFile(join(dist, 'assets/app-1.js.gz'), gzipSync(script)),
    writeFile(join(dist, '404.html.br'), brotliCompressSync(files['404.html'])),
  ]);
  site = await startSite({ port: 0, dist });
});

afterAll(async () => {
  await site.close();
  await rm(dist, { recursive: true });
});

const get = (path: string, options: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...options });

interface RawAnswer {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly caching: string | undefined;
}

/** As fetch, but without cleaning up the address or the headers first. */
const getRaw = (path: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<RawAnswer>((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, headers }, (answer) => {
      answer.resume();
      const { location, 'cache-control': caching } = answer.headers;
      resolve({ status: answer.statusCode, location, caching });
    })
      .on('error', reject)
      .end();
  });

describe('pages', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/tours', '<h1>Tours</h1>'],
    ['/tours?type=road', '<h1>Tours</h1>'],
    ['/tour/long', '<h1>Long</h1>'],
  ])('%s is found under its clean address', async (path, html) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe(html);
  });

  test.each(['/nowhere', '/tour', '/tour/nowhere', '/assets/gone.js', '/%E0%A4%A'])(
    '%s is not found, and says so in its status',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('<h1>404</h1>');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each([
    '/_headers',
    '/_redirects',
    '/404',
    '/404.html',
    '/../package.json',
    '/%5fheaders',
    '/%5Fredirects',
    '/./_headers',
    '/tour/../_headers',
    '/tour%2f..%2f_headers',
    '/tour/%2e%2e/_headers',
    '//_headers',
    '/404%2ehtml',
    '/%00',
  ])('%s is nobody’s business', async (path) => {
    expect((await getRaw(path)).status).toBe(404);
  });
});

describe('redirects', () => {
  test.each([
    ['/tour/short', '/tour/long'],
    ['/tour/short/?a=1', '/tour/long?a=1'],
    ['/tours/', '/tours'],
    ['/tours//?type=road', '/tours?type=road'],
    ['/tours.html', '/tours'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s leads to %s', async (path, target) => {
    expect(await getRaw(path)).toMatchObject({ status: 301, location: target });
  });

  test.each(['//evil.example/', String.raw`/\evil.example/`, '///evil.example//'])(
    '%s stays on this site',
    async (path) => {
      expect(await getRaw(path)).toMatchObject({ status: 301, location: '/evil.example' });
    },
  );
});

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

  test('to other methods than GET and HEAD are refusals', async () => {
    const answer = await get('/', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await get('/tours', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('parts of a file', () => {
  const getRange = async (range: string) => {
    const answer = await get('/assets/app-1.js', { headers: { Range: range } });
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      text: await answer.text(),
    };
  };

  test.each([
    ['bytes=0-5', 0, 6],
    ['bytes=7-', 7, script.length],
    ['bytes=-10', script.length - 10, script.length],
    ['bytes=4000-9999', 4000, script.length],
  ])('%s is answered with that part', async (range, from, to) => {
    expect(await getRange(range)).toEqual({
      status: 206,
      range: `bytes ${from}-${to - 1}/${script.length}`,
      text: script.slice(from, to),
    });
  });

  test('a part that the file does not have is refused with its size', async () => {
    expect(await getRange('bytes=9999-')).toEqual({
      status: 416,
      range: `bytes */${script.length}`,
      text: '',
    });
  });

  test.each([
    ['bytes=5-1', 416],
    ['bytes=', 200],
    ['bytes=a-b', 200],
    ['bytes=0-1,5-6', 200],
    ['items=0-1', 200],
  ])('%s ends nothing and is answered with %i', async (range, status) => {
    expect((await getRange(range)).status).toBe(status);
    expect((await get('/')).status).toBe(200);
  });
});

describe('a folder that changes under the server', () => {
  test('a file that is gone is not found, one that has grown is whole', async () => {
    await writeFile(join(dist, 'assets/late-1.js'), 'one');
    expect(await (await get('/assets/late-1.js')).text()).toBe('one');
    await writeFile(join(dist, 'assets/late-1.js'), 'one and two');
    expect(await (await get('/assets/late-1.js')).text()).toBe('one and two');
    await rm(join(dist, 'assets/late-1.js'));
    const answer = await get('/assets/late-1.js');
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>404</h1>']);
  });
});

describe('starting', () => {
  test('holds its port and asks for patience while the site is being built', async () => {
    const held = await openSite(0);
    const answer = await fetch(held.url);
    expect([answer.status, await answer.text()]).toEqual([503, 'The site is being built.']);
    held.show(await createSiteListener(dist));
    expect(await (await fetch(held.url)).text()).toBe('<h1>Home</h1>');
    await held.close();
  });

  test('fails on a taken port', async () => {
    await expect(startSite({ port: site.port, dist })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test('fails without a finished build', async () => {
    await expect(startSite({ port: 0, dist: join(dist, 'tour') })).rejects.toThrow(
      'holds no finished build',
    );
  });

  test('ends with no open connection left', async () => {
    const other = await startSite({ port: 0, dist });
    await fetch(other.url);
    await other.close();
    await expect(fetch(other.url)).rejects.toThrow('fetch failed');
  });
});
