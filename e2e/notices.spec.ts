import type { Page } from '@playwright/test';

import { expect, phone, test } from './fixtures.ts';
import { coveredAfterScrolling, laptopScreens } from './pages/overlap.ts';
import { watchShift } from './pages/layout-shift.ts';
import { holdBack, openPage, reload, violations } from './pages/visitor.ts';

const text = 'The New River is high. Until Friday all tours start one hour later.';
const file = {
  closedDays: [{ day: '2026-12-25', reason: 'Christmas Day' }],
  banner: { id: 'high-water', text },
};
const banner = (page: Page) => page.getByRole('region', { name: 'Notice' });

/** Serves the notices file, as the host does. */
test.beforeEach(({ context }) =>
  context.route('**/notices.json', (route) => route.fulfill({ json: file })),
);

test('the banner covers no part of a page', async ({ page }) => {
  for (const path of ['/tour/lamanai-tour-hopkins', '/book']) {
    await openPage(page, path);
    await expect(banner(page)).toBeVisible();
    for (const screen of laptopScreens) {
      await page.setViewportSize(screen);
      await expect.soft
        .poll(() => coveredAfterScrolling(page), `${path}, ${screen.width} px`)
        .toEqual([]);
    }
  }
});

test('the banner covers no control of the hero on a laptop', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, '/');
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    const slip = await banner(page).boundingBox();
    const controls = page.locator('[data-hero] :is(a, button):not([inert] *)');
    const boxes = await controls.evaluateAll((all) =>
      all.map((it) => ({
        name: it.textContent,
        box: it.getBoundingClientRect().toJSON() as DOMRect,
      })),
    );
    const covered = boxes.filter(
      ({ box }) =>
        slip !== null &&
        box.bottom > slip.y &&
        box.top < slip.y + slip.height &&
        box.right > slip.x &&
        box.left < slip.x + slip.width,
    );
    expect(
      covered.map(({ name }) => name),
      `${width} × ${height}`,
    ).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a banner that is closed with the keyboard stays closed only in the current tab', async ({
    page,
    context,
  }) => {
    await page.clock.setFixedTime('2026-11-21T18:00:00Z');
    await openPage(page, '/book');
    const close = banner(page).getByRole('button', { name: 'Close notice' });
    await close.focus();
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

    await reload(page);
    // The hint of the form comes from the same file, so the file has been loaded when the hint is visible.
    await expect(page.getByRole('form', { name: 'Booking request' })).toContainText(
      'Christmas Day',
    );
    await expect(banner(page)).toHaveCount(0);

    const otherTab = await context.newPage();
    await otherTab.goto('/history');
    await expect(banner(otherTab)).toContainText(text);
  });

  test('the banner causes no layout shift', async ({ page }) => {
    const shift = await watchShift(page);
    for (const path of ['/faq', '/']) {
      const letItCome = await holdBack(page, '**/notices.json');
      await openPage(page, path);
      await page.evaluate(() => document.fonts.ready);
      const before = await shift();
      letItCome();
      await expect(banner(page), path).toBeAttached();
      await banner(page).evaluate((slip) =>
        Promise.all(slip.getAnimations().map(({ finished }) => finished)),
      );
      expect((await shift()) - before, path).toBeLessThan(0.01);
    }
  });

  test('on a phone, the banner appears only after scrolling', async ({ page }) => {
    await openPage(page, '/');
    await expect(banner(page)).toBeAttached();
    await expect(banner(page)).not.toBeInViewport();
    await page.mouse.wheel(0, 400);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });

  test('the banner is not fixed in a very low window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, '/');
    await expect(banner(page)).toHaveCSS('position', 'static');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
