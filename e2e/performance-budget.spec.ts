import type { Page, Request } from '@playwright/test';

import { tourIds } from '#domain/tours/tours.ts';

import { expect, phone, test } from './fixtures.ts';
import { openPage } from './pages/visitor.ts';

test.use(phone);

/**
 * The budgets for a phone on which a page is opened and then left idle. They are about 15% above the measured values.
 */
const budgets = [
  { path: '/', requests: 46, kilobytes: 800 },
  { path: '/tours', requests: 32, kilobytes: 507 },
  { path: `/tour/${tourIds[0]}`, requests: 51, kilobytes: 528 },
  { path: '/book', requests: 51, kilobytes: 484 },
  { path: '/history', requests: 30, kilobytes: 507 },
] as const;

/**
 * The budget for pictures in kilobytes. It is for a tour page that a visitor scrolls to its end, on a phone with a
 * pixel ratio of 3.
 */
const TOUR_PICTURES = 325;

/** The age of the page in milliseconds at which the test stops measuring. Until then, the page is left idle. */
const ALONE = 5000;

/** Collects all requests that the page sends after this call. */
function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  return requests;
}

async function kilobytesOf(requests: readonly Request[]) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.map((size) => size.responseHeadersSize + size.responseBodySize);
  return bytes.reduce((sum, it) => sum + it, 0) / 1000;
}

test.describe('on a phone with a pixel ratio of 2', () => {
  test.use({ deviceScaleFactor: 2 });
  for (const { path, ...budget } of budgets) {
    test(`the page ${path} stays within its request and download budgets`, async ({ page }) => {
      const requests = watchRequests(page);
      await page.goto(path);
      await page.waitForFunction((age) => performance.now() > age, ALONE);
      expect(requests.length).toBeLessThanOrEqual(budget.requests);
      const kilobytes = await kilobytesOf(requests);
      expect(kilobytes).toBeLessThanOrEqual(budget.kilobytes);
      // This expectation fails if nothing was counted.
      expect(Math.min(requests.length, kilobytes)).toBeGreaterThan(0);
    });
  }
});

test.describe('on any phone', () => {
  for (const path of ['/', '/tours', '/book']) {
    test(`the page ${path} does not load the browser's number formats while it opens`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        // Loading them takes a slow phone about 80 ms.
        const refuse = () => {
          throw new Error('The page loads the number formats of the browser.');
        };
        Object.assign(Number.prototype, { toLocaleString: refuse });
        Intl.NumberFormat = new Proxy(Intl.NumberFormat, { construct: refuse });
      });
      await openPage(page, path);
    });
  }
});

test.describe('on a phone with a pixel ratio of 3', () => {
  test.use({ deviceScaleFactor: 3 });
  test('the lazily loaded pictures of a tour page stay within the download budget', async ({
    page,
  }) => {
    const requests = watchRequests(page);
    const pictures = () => requests.filter((request) => request.url().includes('/images/'));
    await page.goto(`/tour/${tourIds[0]}`);
    const atFirst = pictures().length;
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
    }
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const files = pictures().map((request) => request.url());
    expect(files.length).toBeGreaterThan(atFirst);
    expect(new Set(files).size).toBe(files.length);
    const kilobytes = await kilobytesOf(pictures());
    expect(kilobytes, files.join(' ')).toBeLessThanOrEqual(TOUR_PICTURES);
  });
});

test.describe('the largest picture in the first screen', () => {
  for (const path of ['/', `/tour/${tourIds[0]}`, '/history', '/about', '/faq']) {
    test(`the largest picture in the first screen of ${path} is preloaded with high priority`, async ({
      page,
    }) => {
      await page.goto(path);
      const found = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
        const load = performance
          .getEntriesByType('resource')
          .find(({ name }) => name === image?.currentSrc) as PerformanceResourceTiming | undefined;
        const preload = 'head link[rel="preload"][as="image"][fetchpriority="high"]';
        const isPreloaded = document.querySelector(preload) !== null;
        return { isPreloaded, loading: image?.loading, initiator: load?.initiatorType };
      });
      expect(found).toEqual({ isPreloaded: true, loading: 'eager', initiator: 'link' });
    });
  }
});
