import { describe, expect, test } from 'vitest';

import { headersFile, redirectsFile } from '#tools/prerender/host-files.ts';
import { parseRedirects } from '#tools/serve/host-rules.ts';

const options = {
  hasSignInPopup: false,
  pagePaths: ['/', '/tours', '/tour/a', '/tour/b'],
  assets: ['/assets/index-1.js', '/assets/figtree-1.woff2'],
};

/** Parses the file as a host does: a path, with `*` as a wildcard, and the headers below it. */
const parseHeaders = (text: string) =>
  text
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n');
      const [start = '', end] = pattern.split('*');
      return {
        matches: (path: string) => (end === undefined ? path === start : path.startsWith(start)),
        headers: lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]),
      };
    });

describe('_headers', () => {
  const rules = parseHeaders(headersFile(options));
  const namesAt = (path: string) =>
    rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers);
  const cacheAt = (path: string) =>
    namesAt(path).flatMap(([name, value]) => (name === 'Cache-Control' ? [value] : []));

  test('the _headers file sets the security headers for every URL', () => {
    expect(Object.fromEntries(namesAt('/anything'))).toEqual({
      'Strict-Transport-Security': 'max-age=2592000',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  test.each([
    ['/', ['no-cache']],
    ['/tours', ['no-cache']],
    ['/tour/b', ['no-cache']],
    ['/notices.json', ['no-cache']],
    ['/sw.js', ['no-cache']],
    ['/site.webmanifest', ['no-cache']],
    ['/assets/index-1.js', ['public, max-age=31536000, immutable']],
    ['/assets/figtree-1.woff2', ['public, max-age=31536000, immutable']],
    // Hosts choose the headers for these responses themselves. The defaults of both hosts require a request before a
    // browser reuses the response.
    ['/nowhere', []],
    ['/assets/gone-1.js', []],
    ['/images/gone.avif', []],
  ])('for the URL %s, the _headers file sets the cache headers %j', (path, expected) => {
    expect(cacheAt(path)).toEqual(expected);
  });

  test('the _headers file sets a content security policy for the service worker only', () => {
    const policyAt = (path: string) =>
      namesAt(path).flatMap(([name, value]) => (name === 'Content-Security-Policy' ? [value] : []));
    expect(policyAt('/sw.js')).toEqual([
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    ]);
    expect(['/', '/tours', '/assets/a.js', '/images/a.avif'].flatMap(policyAt)).toEqual([]);
  });

  test('the _headers file relaxes the opener policy of the forms only if their sign-in opens a popup', () => {
    const withPopup = parseHeaders(headersFile({ ...options, hasSignInPopup: true }));
    const policiesAt = (path: string, written = withPopup) =>
      written
        .filter(({ matches }) => matches(path))
        .flatMap(({ headers }) => headers)
        .flatMap(([name, value]) => (name === 'Cross-Origin-Opener-Policy' ? [value] : []));
    // Hosts send the last value or join both with a comma. Browsers treat the joined value as `unsafe-none` too.
    expect(policiesAt('/admin')).toEqual(['same-origin', 'unsafe-none']);
    expect(policiesAt('/answer')).toEqual(['same-origin']);
    expect(policiesAt('/admin', rules)).toEqual(['same-origin']);
  });

  test('the _headers file has at most 100 rules, the limit of Cloudflare', () => {
    const assets = Array.from({ length: 200 }, (_, index) => `/assets/${index}.js`);
    const many = parseHeaders(headersFile({ ...options, assets }));
    expect(many).toHaveLength(100);
    expect(many.filter(({ matches }) => matches('/assets/0.js'))).toHaveLength(2);
  });
});

test('the _redirects file has each permanent redirect with and without a trailing slash', () => {
  expect(parseRedirects(redirectsFile([{ from: '/a', to: '/b' }]))).toEqual([
    { from: '/a', to: '/b', status: 301 },
    { from: '/a/', to: '/b', status: 301 },
  ]);
});
