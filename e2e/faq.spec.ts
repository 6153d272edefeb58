import type { Page } from '@playwright/test';

import { faqGroups } from '#content/faq.ts';

import { expect, test } from './fixtures.ts';
import { openPage } from './pages/visitor.ts';

const tours = faqGroups[1];

const question = (page: Page, id: string) => page.locator(`#${id}-question`);
const opened = (page: Page) => page.locator('details[open] > summary');
const answer = (page: Page, id: string) => page.locator(`#${id}-answer`);
const tourTab = (page: Page) => page.getByRole('tab', { name: tours.title });
const topOf = (page: Page, id: string) =>
  question(page, id).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test(
  'a link to a question opens its answer under the header, and the tab in full',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/faq#facilities');
    await expect(opened(page)).toHaveId('facilities-question');
    await expect(answer(page, 'facilities')).toBeVisible();
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    await expect.poll(() => topOf(page, 'facilities')).toBeGreaterThanOrEqual(height);
    expect(await topOf(page, 'facilities')).toBeLessThan(200);

    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto('/about');
    await openPage(page, '/faq#tours');
    await expect(tourTab(page)).toHaveAttribute('aria-selected', 'true');
    await expect(tourTab(page)).toBeInViewport({ ratio: 0.99 });
  },
);

test(
  'the address names what is open, and Back returns to it',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/faq');
    await question(page, 'museum').click();
    await expect(page).toHaveURL('/faq#museum');
    await tourTab(page).click();
    await expect(page).toHaveURL('/faq#tours');
    await question(page, 'cost').click();
    await expect(page).toHaveURL('/faq#cost');

    await page.goBack();
    await expect(page).toHaveURL('/faq#museum');
    await expect(answer(page, 'museum')).toBeVisible();
    await expect(answer(page, 'cost')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/faq#cost');
    await expect(question(page, 'cost')).toBeInViewport();

    await question(page, 'cost').click();
    await expect(page).toHaveURL('/faq#tours');
    await page.reload();
    await expect(tourTab(page)).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'a question opened below another one stays under the finger',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/faq');
    await question(page, 'what-does-lamanai-mean').click();
    for (const id of ['where-is-lamanai', 'main-structures', 'museum', 'best-season', 'climbing']) {
      await question(page, id).scrollIntoViewIfNeeded();
      const before = await topOf(page, id);
      await question(page, id).click();
      await expect(answer(page, id)).toBeVisible();
      expect(Math.abs((await topOf(page, id)) - before), id).toBeLessThanOrEqual(2);
    }
  },
);
