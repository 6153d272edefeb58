import type { Route } from '@playwright/test';

import { tourIds } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';

const paths = [
  '/',
  '/tours',
  `/tour/${tourIds[0]}`,
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  '/machines',
];

for (const path of paths) {
  test(`typefaces that come late push nothing on ${path}`, async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      while (performance.getEntriesByName('first-contentful-paint').length === 0) {
        await new Promise(requestAnimationFrame);
      }
      // The time after which an optional face no longer comes in.
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    // Lets the held ones go.
    await page.unroute('**/*.woff2');
    await page.waitForLoadState('load');
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return Reflect.get(window, 'shift') as number;
    });
    expect(held.length).toBeGreaterThan(0);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}
