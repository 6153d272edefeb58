import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { loadContent } from '#content/load-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const { dir, change } = useContentCopy();

const pageAt = (path: string) => loadContent(dir()).plainPages.find((page) => page.path === path);

test.each([
  ['terms depositPercent', 40, 'The deposit is 40% of the total.'],
  ['terms answerTime', 'two days', 'Our team contacts you within two days'],
])('the terms page follows %s', (place, value, sentence) => {
  expect(JSON.stringify(pageAt('/terms'))).not.toContain(sentence);
  change(place, value);
  expect(JSON.stringify(pageAt('/terms'))).toContain(sentence);
});

test('the pages have the order of their place in the footer', () => {
  change('privacy-page position', 3);
  expect(loadContent(dir()).plainPages.map(({ path }) => path)).toEqual(['/terms', '/privacy']);
});

test('a page that is off the site is left out, and another page may have its texts', () => {
  change('privacy-page isOffSite', true);
  expect(loadContent(dir()).plainPages.map(({ path }) => path)).toEqual(['/terms']);
  change('terms-page label', 'Privacy');
  expect(loadContent(dir()).plainPages.map(({ label }) => label)).toEqual(['Privacy']);
});

test('the site needs no plain page', () => {
  rmSync(join(dir(), 'plain-pages'), { recursive: true });
  expect(loadContent(dir()).plainPages).toEqual([]);
});

test('the build rejects a site without tours', () => {
  rmSync(join(dir(), 'tours'), { recursive: true });
  expect(() => loadContent(dir())).toThrow(/content\/tours.*: there is no tour\n/);
});
