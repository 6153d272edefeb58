import type { Page } from '@playwright/test';

import { tourIds } from '#domain/tours/tours.ts';

import { expect, test } from './fixtures.ts';
import { layoutProblems } from './pages/layout-problems.ts';
import { openPage } from './pages/visitor.ts';

const mapOn = (page: Page) => page.getByRole('navigation', { name: 'Tours by place of departure' });
const namesOn = (page: Page) => mapOn(page).getByRole('link');

test(
  'keyboard focus on a map place highlights the route of the focused tour',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/tours');
    await namesOn(page).first().focus();
    for (const tourId of tourIds.slice(0, 3)) {
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('href', `/tour/${tourId}`);
      await expect(focused).toHaveCSS('outline-style', 'solid');
      await expect(page.locator(`g[data-tours~="${tourId}"]`).first()).toHaveCSS('opacity', '1');
      const other = page.locator(`g[data-tours]:not([data-tours~="${tourId}"])`).first();
      await expect(other).toHaveCSS('opacity', '0.15');
      await page.keyboard.press('Tab');
    }
    await namesOn(page).nth(5).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tour/lamanai-tour-hopkins');
  },
);

test(
  'places on the map are large enough to tap and do not overlap',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tours', { waitUntil: 'domcontentloaded' });
    for (const width of [320, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of await namesOn(page).all()) {
        const box = await name.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(
          24,
        );
      }
      expect(await layoutProblems(page), `${width} px`).toEqual([]);
    }
  },
);

test('places on the map fit a narrow screen with wider text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/tours');
  const name = mapOn(page).getByText('Caye Caulker', { exact: true }).first();
  const before = await name.boundingBox();
  // The text spacing of WCAG 2.2, 1.4.12. The script uses a constructed style sheet, because the content security
  // policy blocks all others.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await layoutProblems(page)).toEqual([]);
  const after = await name.boundingBox();
  expect(after?.x, 'beside the dot of the island').toBe(before?.x);
});

test(
  'the route map with all place names fits a narrow screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const id of tourIds) {
      await page.goto(`/tour/${id}`, { waitUntil: 'domcontentloaded' });
      await expect(
        page.getByRole('region', { name: 'Getting there' }).getByRole('img'),
      ).toBeVisible();
      expect(await layoutProblems(page), id).toEqual([]);
    }
  },
);
