import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { shareSite } from './support.ts';

const { dist, get, getRaw } = shareSite();

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

describe('a folder that changes under the server', () => {
  test('a file that is gone is not found, one that has grown is whole', async () => {
    await writeFile(join(dist(), 'assets/late-1.js'), 'one');
    expect(await (await get('/assets/late-1.js')).text()).toBe('one');
    await writeFile(join(dist(), 'assets/late-1.js'), 'one and two');
    expect(await (await get('/assets/late-1.js')).text()).toBe('one and two');
    await rm(join(dist(), 'assets/late-1.js'));
    const answer = await get('/assets/late-1.js');
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>404</h1>']);
  });
});
