import { expect, test } from 'vitest';

import { parseRedirects } from '#tools/serve/host-rules.ts';

test('each line of _redirects is from, to and status', () => {
  expect(parseRedirects('/a /b 301\n\n# note\n/c /d 302\n')).toEqual([
    { from: '/a', to: '/b', status: 301 },
    { from: '/c', to: '/d', status: 302 },
  ]);
});

test.each(['/a', '/a https://elsewhere.example 301', '/a /b 200'])('refuses %j', (text) => {
  expect(() => parseRedirects(text)).toThrow(/^_redirects: cannot read/);
});
