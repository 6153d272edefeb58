import { expect, test } from 'vitest';

import { headersFile, redirectsFile } from '#tools/prerender/host-files.ts';

const assets = ['/assets/index-1.js', '/assets/figtree-1.woff2'];

test('the _headers file sets the security headers everywhere and caches only existing assets', () => {
  expect(headersFile(assets)).toBe(`/*
  Strict-Transport-Security: max-age=2592000
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Cross-Origin-Opener-Policy: same-origin
/assets/index-1.js
  Cache-Control: public, max-age=31536000, immutable
/assets/figtree-1.woff2
  Cache-Control: public, max-age=31536000, immutable
`);
});

test('the _headers file has at most 100 rules, the limit of Cloudflare', () => {
  const many = Array.from({ length: 200 }, (_, index) => `/assets/${index}.js`);
  const text = headersFile(many);
  expect(text.match(/^\//gm)).toHaveLength(100);
  expect(text).toContain('/assets/0.js');
});

test('the _redirects file has each permanent redirect with and without a trailing slash', () => {
  expect(redirectsFile([{ from: '/a', to: '/b' }])).toBe('/a /b 301\n/a/ /b 301\n');
});
