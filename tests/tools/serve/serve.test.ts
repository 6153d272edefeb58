import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openSite, type Site, startSite } from '#tools/serve/serve.ts';
import { createSiteListener } from '#tools/serve/site-listener.ts';

const script = `export const long = '${'a'.repeat(4000)}';`;
/** A text that occurs only in files that must not be served. */
const secret = 'nobody-may-read-this';
const files = {
  _headers: `# ${secret}\n/admin\n  Cross-Origin-Opener-Policy: unsafe-none\n`,
  _redirects: `# ${secret}\n/tour/short /tour/long 301\n`,
  '404.html': '<h1>404</h1>',
  'index.html': '<h1>Home</h1>',
  'admin.html': '<h1>Forms</h1>',
  'assets/app-1.js': script,
  'assets/app-1.js.br': brotliCompressSync(script),
};

let dist: string;
let site: Site;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dist, 'assets'));
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(dist, name), content)),
  );
  site = await startSite({ port: 0, dist });
});

afterAll(async () => {
  await site.close();
  await rm(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers });

// These tests cover only the local server; tests/build/hosts.test.ts sends it the requests that all hosts must answer
// alike.
describe('the local server', () => {
  test('the local server sends the opener policy that the build wrote for the forms', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('cross-origin-opener-policy');
    expect(await policyOf('/admin')).toBe('unsafe-none');
    expect(await policyOf('/')).toBe('same-origin');
    expect(await policyOf('/nowhere')).toBe('same-origin');
  });

  test('the local server sends a byte range uncompressed', async () => {
    const part = await get('/assets/app-1.js', { Range: 'bytes=7-', 'Accept-Encoding': 'br' });
    expect(await part.text()).toBe(script.slice(7));
  });

  test('the local server responds 404 for a deleted file, even to a conditional request', async () => {
    await writeFile(join(dist, 'assets/late-1.js'), 'one');
    expect(await (await get('/assets/late-1.js')).text()).toBe('one');
    await writeFile(join(dist, 'assets/late-1.js'), 'one and two');
    expect(await (await get('/assets/late-1.js')).text()).toBe('one and two');
    await rm(join(dist, 'assets/late-1.js'));
    const answer = await get('/assets/late-1.js', { 'If-None-Match': '*' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each([
    'GET http://[ HTTP/1.1\r\nHost: a',
    'GET http://other.test/_headers HTTP/1.1\r\nHost: a',
    'GET * HTTP/1.1\r\nHost: a',
    'GET /%00/../_redirects HTTP/1.1\r\nHost: a',
    'GET //%5c%2e%2e/_headers HTTP/1.1\r\nHost: a',
    'GET /assets/app-1.js HTTP/1.1\r\nHost: a\r\nRange: bytes=5-1,-',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1',
    'GET / HTTP/9.9',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9',
  ])(
    'the local server never sends host configuration files for the request %j',
    async (request) => {
      const answer = await new Promise<string>((resolve) => {
        let text = '';
        const socket = connect({ port: site.port, host: '127.0.0.1' });
        socket.on('data', (chunk) => {
          text += String(chunk);
          socket.end();
        });
        socket.on('close', () => resolve(text));
        socket.write(`${request}\r\nConnection: close\r\n\r\n`);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 [234]/);
      expect(answer).not.toContain(secret);
      expect(await (await get('/')).text()).toBe('<h1>Home</h1>');
    },
  );

  test('the local server responds 503 while the site is being built', async () => {
    const held = await openSite(0);
    const answer = await fetch(held.url);
    expect([answer.status, await answer.text()]).toEqual([503, 'The site is being built.']);
    held.show(await createSiteListener(dist));
    expect(await (await fetch(held.url)).text()).toBe('<h1>Home</h1>');
    await held.close();
    await expect(fetch(held.url)).rejects.toThrow('fetch failed');
  });

  test('the local server does not start on a port in use or without a complete build', async () => {
    await expect(startSite({ port: site.port, dist })).rejects.toThrow('EADDRINUSE');
    await expect(startSite({ port: 0, dist: join(dist, 'assets') })).rejects.toThrow(
      'holds no finished build',
    );
  });
});
