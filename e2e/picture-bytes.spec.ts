import type { Page } from '@playwright/test';

import { tourIds } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';

/** Every picture that the page loads from now on, with its bytes. */
function watchPictures(page: Page) {
  const loads: Promise<{ file: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    const file = new URL(response.url()).pathname;
    loads.push(response.body().then(({ length }) => ({ file, bytes: length })));
  });
  return () => Promise.all(loads);
}

/** Slow enough for pictures to come as they do for a reader. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** Kilobytes, 15 % above what is measured: for a visitor whose phone pays for each of them. */
const BUDGET = 325;

test.describe('on a phone with 3 dots a pixel', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3, isMobile: true });

  test('a tour page is light in pictures, and most of them come when they are reached', async ({
    page,
  }) => {
    const pictures = watchPictures(page);
    await page.goto(`/tour/${tourIds[0]}`);
    const atFirst = await pictures();
    await readToTheEnd(page);
    const all = (await pictures()).filter(({ file }) => file.startsWith('/images/'));
    const kilobytes = all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(all.length).toBeGreaterThan(atFirst.length);
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
    expect(kilobytes, JSON.stringify(all)).toBeLessThanOrEqual(BUDGET);
  });
});

test(
  'the largest picture of a first screen is asked for in the head, and first',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/', '/tours', `/tour/${tourIds[0]}`, '/history', '/about', '/faq']) {
      await page.goto(path);
      const preloads = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
      expect(await preloads.count(), path).toBeGreaterThan(0);
      const found = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
        const load = performance
          .getEntriesByType('resource')
          .find(({ name }) => name === image?.currentSrc) as PerformanceResourceTiming | undefined;
        return { loading: image?.loading, initiator: load?.initiatorType };
      });
      expect(found, path).toEqual({ loading: 'eager', initiator: 'link' });
    }
  },
);
