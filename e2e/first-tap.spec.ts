import type { Locator } from '@playwright/test';

import { expect, phone, test } from './fixtures.ts';
import { firstTaps } from './pages/first-taps.ts';
import { openAtFirstPaint } from './pages/slow-phone.ts';
import { holdBack } from './pages/visitor.ts';

test.use(phone);

/** Taps a control at once, without waiting until it is stable and enabled. */
async function tap(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await control.dispatchEvent('pointerdown', { bubbles: true });
  await control.click({ force: true, noWaitAfter: true });
}

for (const [control, path] of [
  ['carousel button', '/'],
  ['link', '/about'],
] as const) {
  test(`on a slow phone, a tap on the ${control} with the first paint takes effect`, async ({
    page,
  }) => {
    const found = firstTaps.find((one) => one.control === control);
    if (!found) throw new Error(`There is no ${control}`);
    await openAtFirstPaint(page, path);
    await tap(found.locate(page));
    await expect(found.effect(page)).toBeVisible();
  });
}

test('a control tapped before hydration is immediately marked as pending', async ({ page }) => {
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
