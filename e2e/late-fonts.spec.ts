import type { Route } from '@playwright/test';

import { tourIds } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';
import { watchShift } from './pages/layout-shift.ts';

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
    const shift = await watchShift(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      while (performance.getEntriesByName('first-contentful-paint').length === 0) {
        await new Promise(requestAnimationFrame);
      }
    });
    // Lets the held ones go.
    await page.unroute('**/*.woff2');
    await page.waitForLoadState('load');
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(held.length).toBeGreaterThan(0);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });
}
