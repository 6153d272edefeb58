import type { Page } from '@playwright/test';

import { company } from '#content/company.ts';
import { faqGroups } from '#content/content.data.ts';
import { tourIds } from '#domain/tours/tours.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

import { expect, test } from './booking-fixtures.ts';
import { openPage } from './pages/visitor.ts';

const sums = sumsOf('lamanai-tour-belize-city', 2);

/** Returns the number of sheets that the printed page needs. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Finds printed text and lines that are too light, and backgrounds that are not white. */
const offPaper = (page: Page) =>
  page.evaluate(() => {
    const ink = 'rgb(6, 33, 31)';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !(element instanceof SVGElement))
      .filter((element) => {
        const { color, backgroundColor, position } = getComputedStyle(element);
        return (
          color !== ink ||
          backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          position === 'fixed' ||
          position === 'sticky'
        );
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });

test.describe('when printed', () => {
  test('every printed page is black on white without controls', async ({ page }) => {
    test.slow();
    for (const path of ['/', '/tours', `/tour/${tourIds[0]}`, '/faq', '/history', '/about']) {
      await openPage(page, path);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 696, height: 1000 });
      expect(await offPaper(page), path).toEqual([]);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: company.name }), path).toBeVisible();
      await expect(header.getByRole('navigation'), path).toBeHidden();
      await expect(page.getByRole('contentinfo').getByText(company.email), path).toBeVisible();
      const pressable = page.locator('button:visible, [role=tab]:visible');
      await expect(pressable, path).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(696);
    }
  });

  test('a printed tour page needs at most six sheets', async ({ page }) => {
    await page.goto(`/tour/${tourIds[0]}`);
    for (const format of ['A4', 'Letter'] as const)
      expect(await sheetsOf(page, format), format).toBeLessThanOrEqual(6);
  });

  test('a printed tour page shows the content of all its tabs', async ({ page }) => {
    await page.goto(`/tour/${tourIds[0]}`);
    await page.emulateMedia({ media: 'print' });
    for (const heading of [
      'The day at a glance',
      'The day, hour by hour',
      'What the price covers',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });

  test('the printed FAQ shows the answer to every question', async ({ page }) => {
    await openPage(page, '/faq');
    await page.emulateMedia({ media: 'print' });
    for (const { question, answer } of faqGroups.flatMap(({ items }) => items)) {
      await expect(page.getByText(question, { exact: true })).toBeVisible();
      await expect(page.getByText(answer[0] ?? '', { exact: true })).toBeVisible();
    }
  });

  test('a printed booking request is a voucher on one sheet', async ({ booking, page }) => {
    await booking.openReview();
    await booking.submit.click();
    await expect(page.getByRole('region', { name: 'Your request', exact: true })).toBeVisible();
    const reference = await booking.reference();
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const card = page.getByRole('region', { name: 'Your request' });
    for (const words of [
      reference,
      'Lamanai Tour from Belize City',
      'Friday, December 25, 2026',
      usd(sums.total),
      usd(sums.half),
    ]) {
      await expect(card.getByText(words).first()).toBeVisible();
    }
    await page.setViewportSize({ width: 696, height: 1000 });
    expect(await offPaper(page)).toEqual([]);
  });
});
