import { expect, test } from 'vitest';

import { checkPages } from '#tools/prerender/checks.ts';

const page = (path: string, words = path) => ({
  path,
  html:
    `<title data-page-head="">Page ${words}</title>` +
    `<meta data-page-head="" name="description" content="About ${words}"/>`,
});

test('pages with words of their own for a search result pass', () => {
  expect(() => checkPages([page('/'), page('/tours')])).not.toThrow();
});

test.each([
  [[{ path: '/', html: '<h1>A</h1>' }], ['/ has no title', '/ has no description']],
  [
    [page('/'), page('/about', '/')],
    ['/about has the same title as /', '/about has the same description as /'],
  ],
])('others are refused: %j', (pages, problems) => {
  expect(() => checkPages(pages)).toThrow(['Prerendering failed:', ...problems].join('\n  '));
});
