import type { Page } from '@playwright/test';

import { breadcrumbsFor } from '#domain/page-meta.ts';

import { expect, test } from './fixtures.ts';
import { held, openLive, released, SiteHeader } from './pages/site-header.ts';

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not on screen`);
  return found;
};

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  test('takes the focus, keeps it, and returns it on Escape', async ({ page }) => {
    await openLive(page, '/faq');
    const site = new SiteHeader(page);
    await site.openMenu();
    await expect(site.closeButton).toBeFocused();
    expect(await site.hold()).toEqual(held);
    await expect(site.menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    const steps = ['Shift+Tab', ...Array.from({ length: 12 }, () => 'Tab')];
    for (const [position, key] of steps.entries()) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} number ${position}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(site.menu).toBeHidden();
    await expect(site.menuButton).toBeFocused();
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');
    expect(await site.hold()).toEqual(released);
  });

  test('lets go of the page however it is closed, and keeps its place', async ({ page }) => {
    await openLive(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const site = new SiteHeader(page);
    await page.evaluate(() => window.scrollTo(0, 300));

    await site.openMenu();
    await site.closeButton.click();
    await expect(site.menu).toBeHidden();
    expect(await site.hold(), 'the close button').toEqual(released);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);

    await site.openMenu();
    await site.menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(site.menu).toBeHidden();
    expect(await site.hold(), 'a link to the same page').toEqual(released);

    await site.openMenu();
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(site.menu).toBeHidden();
    expect(await site.hold(), 'a wide screen').toEqual(released);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');

    await site.openMenu();
    await site.menu.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL('/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.hold(), 'a link to another page').toEqual(released);

    await site.openMenu();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(site.menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.hold(), 'the Back button').toEqual(released);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, leads to the pages, and closes', async ({ page }) => {
      await page.goto('/');
      const site = new SiteHeader(page);
      await site.openMenu();
      for (const name of ['Home', 'Tours', 'FAQ', 'History', 'About Us', 'Book Now']) {
        await expect(site.menu.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await site.closeButton.click();
      await expect(site.menu).toBeHidden();
      await site.openMenu();
      await site.menu.getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL('/history');
      await expect(site.menu).toBeHidden();
    });
  });
});

test.describe('the header', { tag: '@desktop' }, () => {
  test('lies on the picture at the top and on paper once the page is scrolled', async ({
    page,
  }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    const picture = await box(page, '[data-hero]');
    expect(picture.y).toBe(0);
    await expect(header).toHaveAttribute('data-place', 'top');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const browserBar = page.locator('meta[name="theme-color"]');
    await expect(browserBar).toHaveAttribute('content', '#0E3B36');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(header).toHaveCSS('background-color', 'rgb(251, 245, 230)');
    await expect(browserBar).toHaveAttribute('content', '#FBF5E6');
    await expect(header).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stays behind with the picture, so that it is never white on paper', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'relative');
      await page.goto('/faq');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(251, 245, 230)');
    });
  });

  test('marks the page one is on', async ({ page }) => {
    await page.goto('/faq');
    const current = page
      .getByRole('banner')
      .getByRole('link')
      .and(page.locator('[aria-current="page"]'));
    await expect(current).toHaveText(['FAQ']);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(current).toHaveText(['Home']);
  });
});

test(
  'the trail says the same to people and to search engines',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/tours', '/tour/lamanai-tour-placencia', '/faq', '/booking-success']) {
      await page.goto(path);
      const labels = breadcrumbsFor(path).map((crumb) => crumb.label);
      const visible = page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .locator('a, [aria-current="page"]');
      await expect(visible).toHaveText(labels);
      const blocks = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '') as unknown));
      const list = blocks.find(
        (block) => (block as { '@type'?: string })['@type'] === 'BreadcrumbList',
      ) as { itemListElement: { name: string }[] } | undefined;
      expect(
        list?.itemListElement.map((item) => item.name),
        path,
      ).toEqual(labels);
    }
  },
);

test('the year comes with the app and moves nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T03:00:00Z');
  await openLive(page, '/faq');
  // Belize still has the evening before.
  await expect(page.getByRole('contentinfo')).toContainText('© 2030 Lamanai Day Tours');
});

test('nothing scrolls sideways on the narrowest screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/faq', '/about']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

const screens = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

for (const screen of screens) {
  test(
    `no stop of the Tab key is covered at ${screen.width} × ${screen.height}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize(screen);
      await openLive(page, '/faq');
      const stops: { name: string; isSeen: boolean }[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(async () => {
          // A focus scrolls the page in the next frame.
          await new Promise(requestAnimationFrame);
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const { left, top, width, height } = element.getBoundingClientRect();
          const points = [
            [0.5, 0.5],
            [0.1, 0.2],
            [0.9, 0.2],
            [0.1, 0.8],
            [0.9, 0.8],
          ] as const;
          const isSeen = points.some(([x, y]) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && (element.contains(hit) || hit.contains(element));
          });
          return { name: element.textContent?.slice(0, 40) ?? '', isSeen };
        });
        if (!stop) break;
        stops.push(stop);
        if (stops.length > 90) throw new Error('Tab never leaves the page');
      }
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    },
  );
}
