import { timeline } from '#content/history/timeline.ts';
import { specifiedHistoryCards } from '#tests/support/specification.ts';

import { expect, test } from './fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

test('the walk goes through all 21 entries in order', async ({ page }) => {
  await page.goto('/history');
  const chapters = page
    .getByRole('region', { name: 'From the first maize to today' })
    .locator('ol > li');
  expect(
    await chapters.evaluateAll((all) =>
      all.map((chapter) => [...chapter.querySelectorAll('p, h3')].map((line) => line.textContent)),
    ),
  ).toEqual(timeline.map(({ period, date, title, text }) => [period, date, title, text]));
  expect(timeline).toHaveLength(21);
});

test('four cards close it with prices and hours of their own', async ({ page }) => {
  await page.goto('/history');
  const cards = page.getByRole('listitem').filter({ hasText: 'View Tour Details' });
  await expect(cards).toHaveCount(specifiedHistoryCards.length);
  for (const [index, { title, priceUsd, duration, slug }] of specifiedHistoryCards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(card.getByText(`US$${priceUsd}`, { exact: true })).toBeVisible();
    await expect(card.getByText(`per person, ${duration}`, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'View Tour Details' })).toHaveAttribute(
      'href',
      `/tour/${slug}`,
    );
    await expect(card.getByText('Most Booked')).toHaveCount(index === 0 ? 1 : 0);
  }
});

test('each age can be gone to, and the reader goes on from there', async ({ page }) => {
  await openPage(page, '/history');
  await page.getByRole('link', { name: 'Spain and Britain' }).click();
  await expect(page).toHaveURL('/history#the-spanish-arrive');
  await expect(page.getByRole('heading', { name: 'The Spanish arrive' })).toBeInViewport();
  await expect(page.locator('#the-spanish-arrive')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/history');
});

test('the period stays in view while one reads', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/history');
  const chapter = page.locator('#the-mask-temple');
  await chapter.getByRole('img').evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
  await expect(chapter.getByText('Early to Middle Classic')).toBeInViewport({ ratio: 1 });
});

test('nothing is cut off on the narrowest screen, and axe has no complaint', async ({ page }) => {
  await openPage(page, '/history');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
