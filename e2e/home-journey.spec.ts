import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage } from './pages/visitor.ts';

test('the home page is at most 5700 px high on a phone', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    5700,
  );
});

test(
  'on a phone, the row of popular tours scrolls to the focused tour',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/');
    const cards = page.getByRole('region', { name: 'Popular Tours' }).getByRole('listitem');
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(1)).toBeInViewport();
    await expect(cards.nth(1)).not.toBeInViewport({ ratio: 0.5 });
    for (let index = 0; index < (await cards.count()); index += 1) {
      const link = cards.nth(index).getByRole('link');
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  },
);

/** Returns how much of the river line beside a section is visible, from 0 to 1. */
const revealedPart = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section, exact: true })
    .locator('[data-river] > div')
    .evaluate((mask) => {
      const { height } = mask.getBoundingClientRect();
      return 1 + new DOMMatrix(getComputedStyle(mask).transform).f / height;
    });

const scrollToY = (page: Page, section: string, y: number) =>
  page
    .getByRole('region', { name: section, exact: true })
    .evaluate((it, top) => window.scrollBy(0, it.getBoundingClientRect().top - top), y);

test(
  'the river line of the home page is revealed during scrolling',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/');
    await scrollToY(page, 'Why Choose Us', 890);
    await expect.poll(() => revealedPart(page, 'Why Choose Us')).toBeLessThan(0.001);
    await scrollToY(page, 'Why Choose Us', 400);
    await expect.poll(() => revealedPart(page, 'Why Choose Us')).toBeGreaterThan(0.05);
    await scrollToY(page, 'Why Choose Us', -2000);
    await expect.poll(() => revealedPart(page, 'Why Choose Us')).toBe(1);
  },
);

test(
  'the river line of the home page is static with reduced motion',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    expect(await revealedPart(page, 'Why Choose Us')).toBe(1);
  },
);
