import { afterEach, expect, test } from 'vitest';

import { removePrerenderedHead, showsPrerendered } from '#app/prerendered.ts';
import type { FirstPaint } from '#app/pages.ts';

afterEach(() => {
  document.head.replaceChildren();
});

function shows(prerendered: string | undefined, address: string, firstPaint: FirstPaint = []) {
  const container = document.createElement('div');
  if (prerendered) container.setAttribute('data-path', prerendered);
  return showsPrerendered(container, new URL(address, 'https://site.example'), firstPaint);
}

test.each<[string | undefined, string, FirstPaint, boolean]>([
  ['/tours', '/tours', [], true],
  ['/tours', '/tours?utm_source=mail#main', [], true],
  ['/tours', '/tours?type=road', ['type'], false],
  ['/tours', '/tours?utm_source=mail', ['type'], true],
  ['/faq', '/faq#wildlife', ['#'], false],
  ['/faq', '/faq', ['#'], true],
  ['/book', '/book', 'always', false],
  [undefined, '/nowhere', [], false],
  ['/tours', '/faq', [], false],
])('HTML of %s at %s, with a first paint by %j: adopted is %j', (path, address, paint, adopted) => {
  expect(shows(path, address, paint)).toBe(adopted);
});

test('HTML that the browser has translated meanwhile is not adopted', () => {
  const container = document.createElement('div');
  container.setAttribute('data-path', '/tours');
  container.innerHTML = '<h1><font><font>Ocho caminos</font></font></h1>';
  expect(showsPrerendered(container, new URL('https://site.example/tours'), [])).toBe(false);
});

test('rendering afresh takes the prerendered tags out, and no others', () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-page-head="">Old</title><link data-page-head="" rel="canonical">';
  removePrerenderedHead(document.head);
  expect(document.head.innerHTML).toBe('<meta charset="utf-8">');
});
