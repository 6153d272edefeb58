import { describe, expect, test } from 'vitest';

import { headersFile, redirectsFile } from '#tools/prerender/host-files.ts';
import { parseHeaders, parseRedirects } from '#tools/serve/host-rules.ts';

const options = {
  pagePaths: ['/', '/tours', '/tour/a', '/tour/b'],
};

describe('_headers', () => {
  const rules = parseHeaders(headersFile(options));
  const namesAt = (path: string) =>
    rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers);
  const cacheAt = (path: string) =>
    namesAt(path).flatMap(([name, value]) => (name === 'Cache-Control' ? [value] : []));

  test('guards every address', () => {
    expect(namesAt('/anything').map(([name]) => name)).toEqual([
      'Strict-Transport-Security',
      'Referrer-Policy',
      'Permissions-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Cross-Origin-Opener-Policy',
    ]);
  });

  test.each([
    ['/', ['no-cache']],
    ['/tours', ['no-cache']],
    ['/tour/b', ['no-cache']],
    ['/notices.json', ['no-cache']],
    ['/assets/index-1.js', ['public, max-age=31536000, immutable']],
    ['/images/a.avif', ['public, max-age=604800']],
    ['/icons/icon-192.png', ['public, max-age=604800']],
    ['/favicon.svg', ['public, max-age=604800']],
    ['/favicon.ico', ['public, max-age=604800']],
    ['/apple-touch-icon.png', ['public, max-age=604800']],
    ['/print.css', ['public, max-age=604800']],
    ['/site.webmanifest', ['no-cache']],
    ['/nowhere', []],
  ])('gives %s one answer to how long it may be kept: %j', (path, expected) => {
    expect(cacheAt(path)).toEqual(expected);
  });

  test('gives the worker a policy of its own, and nothing else one', () => {
    const policyAt = (path: string) =>
      namesAt(path).flatMap(([name, value]) => (name === 'Content-Security-Policy' ? [value] : []));
    expect(policyAt('/sw.js')).toEqual([
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    ]);
    expect(['/', '/tours', '/assets/a.js', '/images/a.avif'].flatMap(policyAt)).toEqual([]);
  });

  test('refuses a line that a host would cut', () => {
    const pagePaths = [`/${'a'.repeat(2000)}`];
    expect(() => headersFile({ pagePaths })).toThrow(/^A header line has \d+ char/);
  });
});

test('_redirects has one permanent redirect a line', () => {
  expect(parseRedirects(redirectsFile([{ from: '/a', to: '/b' }]))).toEqual([
    { from: '/a', to: '/b', status: 301 },
  ]);
});
