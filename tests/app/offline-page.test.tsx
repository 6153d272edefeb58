import { describe, expect, test } from 'vitest';

import { offlineNote, offlinePage, pageCacheKey } from '#app/offline-page.ts';

describe('the note above a page that was kept', () => {
  test('says from which day in Belize it is', () => {
    expect(offlineNote('lost', 'Sat, 21 Nov 2026 03:00:00 GMT')).toContain(
      'It is as of November 20, 2026; prices may have changed.',
    );
  });

  test('does not call a slow connection a lost one', () => {
    expect(offlineNote('slow', null)).toBe(
      '<p class="offline-note">The connection is slow: this page was kept on your device.</p>',
    );
  });

  test.each([null, '', 'yesterday'])(
    'says nothing of its age where the host did not: %s',
    (date) => {
      expect(offlineNote('lost', date)).toBe(
        '<p class="offline-note">No connection: this page was kept on your device.</p>',
      );
    },
  );
});

test.each([
  ['/tours/', '/tours'],
  ['/tours?type=road', '/tours'],
  ['/tour/lamanai-tour-hopkins/#itinerary', '/tour/lamanai-tour-hopkins'],
  ['/', '/'],
])('the page at %s is cached as %s', (path, key) => {
  expect(pageCacheKey(`https://lamanai.example${path}`)).toBe(`https://lamanai.example${key}`);
});

describe('the page for an address that was not opened before', () => {
  test('lists what can be read, and cannot be made to run anything', () => {
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

  test('gives phone and e-mail, and no empty list', () => {
    const page = new DOMParser().parseFromString(offlinePage([]), 'text/html');
    expect(page.querySelector('ul')).toBeNull();
    expect(page.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(page.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });
});
