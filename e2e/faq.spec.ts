import type { Page } from '@playwright/test';

import { faqGroups } from '#content/content.data.ts';

import { expect, phone, test } from './fixtures.ts';
import { footerLink, openPage } from './pages/visitor.ts';

test.use(phone);

const tours = faqGroups[1];

const question = (page: Page, id: string) => page.locator(`#${id}-question`);
const answer = (page: Page, id: string) => page.locator(`#${id}`);
const tourTab = (page: Page) => page.getByRole('tab', { name: tours.title });
const topOf = (page: Page, id: string) =>
  question(page, id).evaluate((element) => element.getBoundingClientRect().top);

test('a link to an FAQ question opens the answer below the header', async ({ page }) => {
  await openPage(page, '/faq#facilities');
  await expect(answer(page, 'facilities')).toBeVisible();
  const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
  await expect.poll(() => topOf(page, 'facilities')).toBeGreaterThanOrEqual(height);
  expect(await topOf(page, 'facilities')).toBeLessThan(200);
});

test('a link to a tab of the FAQ scrolls the whole tab into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openPage(page, '/faq#tours');
  await expect(tourTab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(tourTab(page)).toBeInViewport({ ratio: 0.99 });
});

test('going back to the FAQ shows the question that was open', async ({ page }) => {
  await openPage(page, '/faq#tours');
  await question(page, 'cost').click();
  await expect(page).toHaveURL('/faq#cost');
  await (await footerLink(page, 'About Us')).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(answer(page, 'cost')).toBeVisible();
});

test('an FAQ question stays in view when it opens and another question closes', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await question(page, 'what-does-lamanai-mean').click();
  for (const id of ['where-is-lamanai', 'main-structures', 'museum', 'best-season', 'climbing']) {
    await question(page, id).scrollIntoViewIfNeeded();
    await question(page, id).click();
    await expect(page.locator('details[name="faq"][open] > summary')).toHaveId(`${id}-question`);
    await expect(question(page, id)).toBeInViewport({ ratio: 1 });
    await expect(answer(page, id)).toBeInViewport();
  }
});

test('a link to a closed FAQ answer opens the answer and its tab', async ({ page }) => {
  await openPage(page, '/faq');
  // `window.find` selects hidden text, but does not reveal it. A fragment reveals it like find-in-page.
  for (const [id, others] of [
    ['museum', 'cost'],
    ['cost', 'museum'],
  ] as const) {
    await page.evaluate((target) => (window.location.hash = target), id);
    await expect(answer(page, id)).toBeVisible();
    await expect(page.locator('details[open] > summary')).toHaveId(`${id}-question`);
    await expect(page).toHaveURL(`/faq#${id}`);
    await expect(answer(page, others)).toBeHidden();
  }
  await expect(tourTab(page)).toHaveAttribute('aria-selected', 'true');
});
