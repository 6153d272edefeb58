import { describe, expect, test } from 'vitest';

import { offlineNote, offlinePage, pageCacheKey } from '#entries/offline-page.ts';

/** Returns the text of an HTML fragment as a visitor reads it. */
const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;

describe('offlineNote', () => {
  test('the offline note shows the Belize date on which the page was cached', () => {
    expect(offlineNote('lost', 'Sat, 21 Nov 2026 03:00:00 GMT')).toContain(
      'It is from November 20, 2026; prices may have changed.',
    );
  });

  test('the offline note distinguishes a slow connection from a lost one', () => {
    expect(textOf(offlineNote('slow', null))).toBe(
      'The connection is slow: this copy was saved on your device.',
    );
  });

  test.each([null, '', 'yesterday'])(
    'the offline note omits the age for the Date header %j',
    (date) => {
      expect(textOf(offlineNote('lost', date))).toBe(
        'No connection: this copy was saved on your device.',
      );
    },
  );
});

test.each([
  ['/tours/', '/tours'],
  ['/tours?type=road', '/tours'],
  ['/tour/lamanai-tour-hopkins/#itinerary', '/tour/lamanai-tour-hopkins'],
  ['/', '/'],
])('pageCacheKey maps %s to %s', (path, key) => {
  expect(pageCacheKey(`https://lamanai.example${path}`)).toBe(`https://lamanai.example${key}`);
});

describe('offlinePage', () => {
  test('the offline page lists the cached pages with escaped titles', () => {
    const html = offlinePage([
      { path: '/tour/a"onfocus="x', title: '<script>alert(1)</script>' },
      { path: '/faq', title: 'Questions & answers' },
    ]);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const links = [...page.querySelectorAll('li a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/tour/a"onfocus="x', '<script>alert(1)</script>'],
      ['/faq', 'Questions & answers'],
    ]);
    expect(page.querySelectorAll('script, [onfocus]')).toHaveLength(0);
  });

  test('without cached pages, the offline page shows only the phone and email links', () => {
    const page = new DOMParser().parseFromString(offlinePage([]), 'text/html');
    expect(page.querySelector('ul')).toBeNull();
    expect(page.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(page.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });
});
