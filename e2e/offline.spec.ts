import type { Page } from '@playwright/test';

import { company } from '#content/company.ts';

import { expect, phone, test } from './fixtures.ts';
import { findCachedPaths, openAndStay } from './pages/service-worker-cache.ts';

const HOPKINS = '/tour/lamanai-tour-hopkins';

test.use({ ...phone, serviceWorkers: 'allow' });
test.beforeEach(({ problems }) =>
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|dynamically imported/),
);

const findCachedPages = (page: Page) => findCachedPaths(page, 'pages');

test('visited pages can be read without a connection', async ({ page, context }) => {
  await openAndStay(page, '/tours');
  await expect.poll(() => findCachedPages(page)).toContain('/tours');
  await page
    .getByRole('article')
    .getByRole('link', { name: /Hopkins/ })
    .first()
    .click();
  await expect(page).toHaveURL(HOPKINS);
  await expect.poll(() => findCachedPages(page)).toContain(HOPKINS);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hopkins');
  await page.getByRole('tab', { name: 'Itinerary' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Itinerary' })).toBeVisible();
  await page.goto('/tours?type=road');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
});

test('without a connection, a page that was not visited shows the phone number and a link to try again', async ({
  page,
  context,
}) => {
  await openAndStay(page, HOPKINS);
  await expect.poll(() => findCachedPages(page)).toContain(HOPKINS);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('main').getByRole('link', { name: company.phone })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 800);

  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveJSProperty('href', page.url());
});
