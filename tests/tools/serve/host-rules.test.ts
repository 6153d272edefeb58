import { describe, expect, test } from 'vitest';

import { parseHeaders, parseRedirects } from '#tools/serve/host-rules.ts';

const headersAt = (text: string, path: string) =>
  Object.fromEntries(
    parseHeaders(text)
      .filter((rule) => rule.matches(path))
      .flatMap((rule) => rule.headers),
  );

const headers = `
# everything
/*
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/tours
  Cache-Control: no-cache
`;

describe('_headers', () => {
  test('a star matches everything below, a plain path itself only', () => {
    expect(headersAt(headers, '/assets/a.js')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headersAt(headers, '/tours')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    });
    expect(headersAt(headers, '/tours/more')).toEqual({ 'X-Content-Type-Options': 'nosniff' });
  });

  test('a value may hold colons', () => {
    expect(headersAt('/*\n  Content-Security-Policy: connect-src https://a:1', '/')).toEqual({
      'Content-Security-Policy': 'connect-src https://a:1',
    });
  });

  test('a dot in a path is a dot', () => {
    expect(headersAt('/notices.json\n  A: b', '/noticesXjson')).toEqual({});
  });

  test.each(['  Orphan: value', '/*\n  not a header'])('refuses %j', (text) => {
    expect(() => parseHeaders(text)).toThrow(/^_headers: cannot read/);
  });
});

describe('_redirects', () => {
  test('each line is from, to and status', () => {
    expect(parseRedirects('/a /b 301\n\n# note\n/c /d 302\n')).toEqual([
      { from: '/a', to: '/b', status: 301 },
      { from: '/c', to: '/d', status: 302 },
    ]);
  });

  test.each(['/a', '/a https://elsewhere.example 301', '/a /b 200'])('refuses %j', (text) => {
    expect(() => parseRedirects(text)).toThrow(/^_redirects: cannot read/);
  });
});
