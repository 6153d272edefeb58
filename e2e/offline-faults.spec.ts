import type { BrowserContext } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { findCachedPaths, openAndStay } from './pages/service-worker-cache.ts';
import { holdBack, openPage } from './pages/visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** Simulates that the storage of the service worker fails. */
async function loseStorage(context: BrowserContext, way: 'open' | 'put') {
  const [known] = context.serviceWorkers();
  const worker = known ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate((lostWay) => {
    const lost = () => Promise.reject(new DOMException('lost', 'UnknownError'));
    CacheStorage.prototype.match = lost;
    if (lostWay === 'put') Cache.prototype.put = lost;
    else CacheStorage.prototype.open = lost;
  }, way);
}

test.describe('a service worker whose storage fails', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await openAndStay(page, '/faq');
    await expect.poll(() => findCachedPaths(page, '-pages')).toContain('/faq');
  });

  test('a service worker whose storage fails still delivers files from the network', async ({
    page,
    context,
  }) => {
    await loseStorage(context, 'put');
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      // The navigation aborts what the first page is still prefetching.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
    });
    await openPage(page, '/book');
    await expect(page.getByLabel('First name')).toBeEditable();
    expect(failed).toEqual([]);
  });

  test('a service worker whose storage fails shows the offline page', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/);
    await loseStorage(context, 'open');
    await context.setOffline(true);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  });
});

test(
  'a slow response is not reported as a lost connection',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openAndStay(page, '/tours');
    await expect.poll(() => findCachedPaths(page, '-pages')).toContain('/tours');
    const letPagesPass = await holdBack(context, /\/(?:tours|about)$/);
    const other = await context.newPage();
    const opening = other.goto('/about');
    await page.reload();
    await expect(
      page.getByText(/The connection is slow: this copy was saved on your device\. It is from/),
    ).toBeVisible();
    await expect(page.getByText('No connection')).toHaveCount(0);
    letPagesPass();
    await opening;
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
    await expect(other.locator('.offline-note')).toHaveCount(0);
  },
);

test(
  'the service worker caches only complete files',
  { tag: '@desktop' },
  async ({ page, context, problems }) => {
    problems.expect(/404 \(Not Found\)/);
    await openAndStay(page, '/tours');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const answers = {
      gone: { status: 404, contentType: 'text/html', body: '<h1>404</h1>' },
      'sign-in': { contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' },
      part: { status: 206, contentType: 'text/javascript', body: 'let' },
      whole: { contentType: 'text/javascript', body: 'let a;' },
    };
    for (const [name, answer] of Object.entries(answers)) {
      await context.route(`**/assets/${name}-1.js`, (route) => route.fulfill(answer));
    }
    const paths = Object.keys(answers).map((name) => `/assets/${name}-1.js`);
    await page.evaluate((all) => Promise.all(all.map((path) => fetch(path))), paths);
    await expect.poll(() => findCachedPaths(page, '-assets')).toContain('/assets/whole-1.js');
    const kept = await findCachedPaths(page, '-assets');
    expect(paths.filter((path) => kept.includes(path))).toEqual(['/assets/whole-1.js']);
  },
);
