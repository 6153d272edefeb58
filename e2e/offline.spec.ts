import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { startSite } from '#tools/preview/start-site.ts';

import { expect, test } from './fixtures.ts';
import { findCachedPaths, openAndStay } from './pages/service-worker-cache.ts';

const HOPKINS = '/tour/lamanai-tour-hopkins';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ problems }) =>
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/),
);

const findCachedPages = (page: Page) => findCachedPaths(page, '-pages');

test(
  'visited pages can be read without a connection',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openAndStay(page, '/tours');
    await expect.poll(() => findCachedPages(page)).toContain('/tours');
    await page
      .getByRole('link', { name: /Hopkins/ })
      .first()
      .click();
    await expect(page).toHaveURL(HOPKINS);
    await expect.poll(() => findCachedPages(page)).toContain(HOPKINS);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hopkins');
    await expect(
      page.getByText(/No connection: this copy was saved on your device\. It is from/),
    ).toBeVisible();

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('No connection')).toHaveCount(0);
  },
);

test(
  'without a connection, an unvisited page lists the visited pages',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openAndStay(page, HOPKINS);
    await expect.poll(() => findCachedPages(page)).toContain(HOPKINS);
    await context.setOffline(true);
    // After a reload, the code that was prefetched for other pages is no longer in memory.
    await page.reload();
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.locator('a[href^="tel:"]')).toBeVisible();
    await page.getByRole('link', { name: /Hopkins/ }).click();
    await expect(page).toHaveURL(HOPKINS);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hopkins');
  },
);

test(
  'the privacy page can be read without a connection',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openAndStay(page, '/privacy');
    await expect.poll(() => findCachedPages(page)).toContain('/privacy');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Your choices' })).toBeVisible();
  },
);

test(
  'the copy of a page that the owner has taken off the site is deleted',
  { tag: '@phone' },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 404/);
    const siteDir = testInfo.outputPath('site');
    await cp(process.env['SITE_DIR'] ?? 'build/e2e', siteDir, { recursive: true });
    const site = await startSite({ siteDir });
    await openAndStay(page, `${site.url}/terms`);
    await expect.poll(() => findCachedPages(page)).toContain('/terms');

    await rm(join(siteDir, 'terms.html'));
    expect((await page.goto(`${site.url}/terms`))?.status()).toBe(404);
    await expect.poll(() => findCachedPages(page)).not.toContain('/terms');
    await site.close();
  },
);

test('a tour page is cached with all its tabs', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto(HOPKINS);
  await expect.poll(() => findCachedPages(page)).toContain(HOPKINS);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hopkins');
  await page.goto(`${HOPKINS}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hopkins');
  await page.getByRole('tab', { name: 'Itinerary' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Itinerary' })).toBeVisible();
  await page.getByRole('tab', { name: "What's Included" }).click();
  await expect(page.getByRole('tabpanel', { name: "What's Included" })).toBeVisible();
});
