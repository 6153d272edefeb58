import { expect, phone, test } from './fixtures.ts';
import { openAtFirstPaint } from './pages/slow-phone.ts';
import { holdBack } from './pages/visitor.ts';

test.use(phone);

test('on a slow phone, a tap on a link with the first paint opens its page', async ({ page }) => {
  await openAtFirstPaint(page, '/about');
  const link = page.getByRole('main').getByRole('link', { name: 'See the eight tours' });
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('pointerdown', { bubbles: true });
  // Does not wait until the link is stable.
  await link.click({ force: true, noWaitAfter: true });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Eight ways to Lamanai' }),
  ).toBeVisible();
});

test('a control tapped before hydration is marked as pending at once, and pressed afterwards', async ({
  page,
}) => {
  const letScriptsPass = await holdBack(page, /\/assets\/(?!index-)[^/]+\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const dot = page.getByRole('button', { name: /^Slide 3/ });
  await dot.waitFor();
  await page.waitForLoadState('load');
  await dot.click();
  await expect(dot).toHaveAttribute('data-pending', '', { timeout: 200 });
  await expect(dot).toHaveCSS('outline-style', 'solid');
  letScriptsPass();
  await expect(dot).toHaveAttribute('aria-disabled', 'true');
  await expect(dot).not.toHaveAttribute('data-pending');
});
