import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { found, missing, movedTo } from '#tools/hosts/expected.ts';
import { fileHeaders, refusalHeaders, securityHeaders } from '#tools/hosts/rules.ts';
import type { Row } from '#tools/hosts/rows.ts';
import { visitHost } from '#tools/hosts/visit.ts';

let siteDir: string;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(siteDir, 'assets'));
  await Promise.all([
    writeFile(join(siteDir, '404.html'), '<h1>404</h1>'),
    writeFile(join(siteDir, 'assets/a-1.js'), 'a'),
  ]);
});

afterAll(() => rm(siteDir, { recursive: true }));

const rows: Row[] = [
  { group: 'Kinds of file', ask: { path: '/assets/a-1.js' }, expected: found('assets/a-1.js') },
  { group: 'Not found', ask: { path: '/assets/gone-1.js' }, expected: missing },
  { group: 'Redirects', ask: { path: '/tours//' }, expected: movedTo('/tours') },
];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function goodAnswer(url: string): Answer {
  if (url === '/tours//') {
    return { status: 308, headers: { ...securityHeaders, Location: '/tours' }, body: '' };
  }
  if (url === '/assets/a-1.js') {
    const headers = { ...securityHeaders, ...fileHeaders(url), 'Content-Type': 'text/javascript' };
    return { status: 200, headers, body: 'a' };
  }
  const headers = {
    ...securityHeaders,
    ...refusalHeaders,
    'Content-Type': 'text/html; charset=utf-8',
  };
  return { status: 404, headers, body: '<h1>404</h1>' };
}

const answering =
  (answerTo: (url: string) => Answer): RequestListener =>
  ({ url = '' }, response) => {
    const { status, headers, body } = answerTo(url);
    response.writeHead(status, headers).end(body);
  };
const goodAnswers = answering(goodAnswer);

async function visitOf(listener: RequestListener, name: 'nginx' | 'Cloudflare' = 'nginx') {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  const host = { name, program: name, url: `http://127.0.0.1:${port}`, close };
  const visit = await visitHost(host, rows, siteDir);
  await close();
  return visit;
}

const unknownOf = async (listener: RequestListener) =>
  (await visitOf(listener)).verdicts.map((verdict) => verdict?.unknown);

describe('a walk', () => {
  test('finds nothing where every answer is right', async () => {
    expect(await unknownOf(goodAnswers)).toEqual([[], [], []]);
  });

  test('finds a header that is missing, a 404 that is kept, and a redirect to elsewhere', async () => {
    const listener = answering((url) => {
      const { status, headers, body } = goodAnswer(url);
      const rest: Record<string, string> = { ...headers };
      delete rest['X-Frame-Options'];
      if (status === 404) rest['Cache-Control'] = 'public, max-age=31536000';
      if (status === 308) rest['Location'] = 'https://evil.example/';
      return { status, headers: rest, body };
    });
    expect(await unknownOf(listener)).toEqual([
      ['no X-Frame-Options'],
      ['no X-Frame-Options', 'Cache-Control: public, max-age=31536000'],
      ['no X-Frame-Options', 'Location: https://evil.example/'],
    ]);
  });

  test('finds a wrong status and a body that is not the file', async () => {
    const listener = answering((url) => ({ ...goodAnswer(url), status: 200, body: 'half of' }));
    const [script, gone] = await unknownOf(listener);
    expect(script).toEqual(['not the content of assets/a-1.js']);
    expect(gone?.[0]).toBe('status 200');
  });

  test('says that a host does not answer', async () => {
    expect(await unknownOf((_, response) => response.destroy())).toEqual([
      ['socket hang up'],
      ['socket hang up'],
      ['socket hang up'],
    ]);
  });

  test('knows what one host does otherwise, and only there, and what it no longer does', async () => {
    const listener = answering((url) => goodAnswer(url === '/tours//' ? '/nowhere' : url));
    const known = await visitOf(listener, 'Cloudflare');
    expect(known.verdicts[2]).toEqual({ known: [10], unknown: [] });
    expect(known.unseen).not.toContain(10);
    expect((await visitOf(goodAnswers, 'Cloudflare')).unseen).toContain(10);
    expect((await unknownOf(listener))[2]).toEqual(['status 404', 'no Location']);
  });
});
