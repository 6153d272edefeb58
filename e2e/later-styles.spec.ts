import { tourIds } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';
import { holdBack, openPage } from './pages/visitor.ts';

const sheets = '**/assets/later-*.css';

const parts = [
  { path: '/', first: 'main h2', below: 'Popular Tours' },
  { path: `/tour/${tourIds[0]}`, first: 'main h1', below: 'The way there' },
  { path: '/faq', first: 'main h1', below: 'Contact Us' },
];

for (const { path, first, below } of parts) {
  test(`${path} shows its first screen before the rest has its styles`, async ({ page }) => {
    const letPass = await holdBack(page, sheets);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(first).first()).toBeVisible();
    const rest = page.getByRole('heading', { name: below, includeHidden: true });
    await expect(rest).toBeHidden();
    letPass();
    await expect(rest).toBeVisible();
    await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(14, 59, 54)');
  });
}

test('the rest is readable when its styles are lost, and gets them with the app', async ({
  page,
  problems,
}) => {
  problems.expect(/later-.*\.css/);
  await page.route(sheets, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular Tours' })).toBeVisible();
  await openPage(page, '/');
  await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(14, 59, 54)');
});

test('the rest is readable when its styles do not come', async ({ page }) => {
  await page.clock.install();
  await holdBack(page, /\/assets\/(?:later-.*\.css|.*\.js)$/);
  await page.goto('/', { waitUntil: 'commit' });
  const rest = page.getByRole('heading', { name: 'Popular Tours' });
  await expect(page.locator('main')).toBeAttached();
  await expect(rest).toBeHidden();
  await page.clock.runFor(3000);
  await expect(rest).toBeVisible();
});

test('a part of the page that the address names is in view once it has its styles', async ({
  page,
}) => {
  const letPass = await holdBack(page, sheets);
  await page.goto('/#closing', { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeAttached();
  letPass();
  await expect(page.locator('#closing')).toBeInViewport();
});

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page has its styles', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Popular Tours' })).toBeVisible();
    await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(14, 59, 54)');
  });
});
