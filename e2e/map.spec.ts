import type { Page } from '@playwright/test';

import { tourIds } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';
import { openPage } from './pages/visitor.ts';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const namesOn = (page: Page) =>
  page.getByRole('navigation', { name: 'Tours by place of departure' }).getByRole('link');

test(
  'the map of departures is walked with the keyboard: each name shows its focus and lights up its way',
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
  'the names on the map can be hit, and none lies on another',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tours', { waitUntil: 'domcontentloaded' });
    for (const width of [320, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await namesOn(page).evaluateAll((all) =>
        all.map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return { name: link.textContent, left, right, top, bottom };
        }),
      );
      const isTooSmall = (box: Box) => box.right - box.left < 24 || box.bottom - box.top < 24;
      const isOutside = (box: Box) => box.left < 0 || box.right > width;
      const isOnAnother = (box: Box) =>
        boxes.some(
          (other) =>
            other !== box &&
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        );
      expect(boxes.length).toBe(tourIds.length);
      expect(boxes.filter(isTooSmall), `${width} px`).toEqual([]);
      expect(boxes.filter(isOutside), `${width} px`).toEqual([]);
      expect(boxes.filter(isOnAnother), `${width} px`).toEqual([]);
    }
  },
);

test('a route fits a narrow screen with all its names', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of tourIds) {
    await page.goto(`/tour/${id}`, { waitUntil: 'domcontentloaded' });
    const section = page.getByRole('region', { name: 'The way there' });
    const cut = await section.getByRole('img').evaluate((map) => {
      const frame = map.getBoundingClientRect();
      return [...(map.nextElementSibling?.querySelectorAll('span') ?? [])]
        .filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          return (
            left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
          );
        })
        .map((name) => name.textContent);
    });
    expect(cut, id).toEqual([]);
  }
});
