import { describe, expect, test } from 'vitest';

import { contentSecurityPolicy, headersFile, redirectsFile } from '#tools/prerender/host-files.ts';
import { parseHeaders, parseRedirects } from '#tools/serve/host-rules.ts';

const options = {
  styleHashes: ["'sha256-abc='"],
  mailOrigin: 'https://api.emailjs.com',
  pagePaths: ['/', '/tours', '/tour/a', '/tour/b'],
};

describe('the content security policy', () => {
  test('allows the site itself, its inline styles by hash, and the mail service', () => {
    expect(contentSecurityPolicy(options).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-abc='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://api.emailjs.com",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });
});

describe('_headers', () => {
  const rules = parseHeaders(headersFile(options));
  const namesAt = (path: string) =>
    rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers);
  const cacheAt = (path: string) =>
    namesAt(path).flatMap(([name, value]) => (name === 'Cache-Control' ? [value] : []));

  test('guards every address', () => {
    expect(namesAt('/anything').map(([name]) => name)).toEqual([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'Referrer-Policy',
      'Permissions-Policy',
      'X-Content-Type-Options',
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

  test('refuses a line that a host would cut', () => {
    const styleHashes = Array.from({ length: 40 }, () => `'sha256-${'a'.repeat(44)}'`);
    expect(() => headersFile({ ...options, styleHashes })).toThrow(/^A header line has \d+ char/);
  });
});

test('_redirects has one permanent redirect a line', () => {
  expect(parseRedirects(redirectsFile([{ from: '/a', to: '/b' }]))).toEqual([
    { from: '/a', to: '/b', status: 301 },
  ]);
});
