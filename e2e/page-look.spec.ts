import type { Page } from '@playwright/test';

import { expect, phone, test } from './fixtures.ts';
import { headTags } from './pages/head-tags.ts';
import { chooseSlide } from './pages/hero.ts';
import { watchShift } from './pages/layout-shift.ts';
import { pictureProblems } from './pages/layout-problems.ts';
import {
  desktopViews,
  expectGoodLook,
  fontSizes,
  LONG_WORD,
  MAX_SCALE,
  phoneViews,
  readThrough,
  showAs,
} from './pages/look.ts';
import { expectContrast } from './pages/rendered-contrast.ts';
import { SiteHeader } from './pages/site-header.ts';
import { holdBack, openPage, untilHydrated } from './pages/visitor.ts';

const paths = [
  '/',
  '/tours',
  // This tour has a special offer and the widest price.
  '/tour/lamanai-tour-placencia',
  // This tour has the longest name.
  '/tour/lamanai-tour-caye-caulker-by-flight',
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  '/privacy',
  '/answer',
  '/machines',
  '/offline',
  '/nowhere',
];

/** The pages for staff and developers have no notice for guests. */
const internal = new Set(['/answer', '/machines']);

/** Opens a page whose fonts load only after its text is visible. */
async function openWithLateTypefaces(page: Page, path: string) {
  const letTypefacesPass = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  letTypefacesPass();
  await page.evaluate(() => document.fonts.ready);
  await untilHydrated(page);
}

/** Finds buttons without a border and decorations that forced colors would draw as solid boxes. */
const forcedColorProblems = (page: Page) =>
  page.evaluate(() => {
    const isFlat = (button: Element) => getComputedStyle(button).borderTopStyle !== 'solid';
    const isShown = (element: Element) => element.checkVisibility();
    return [
      ...[...document.querySelectorAll('.MuiButton-root')].filter(isShown).filter(isFlat),
      ...[...document.querySelectorAll('[data-edge]')].filter(isShown),
    ].map((element) => element.outerHTML.slice(0, 120));
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ problems }) => problems.expect(/404 \(Not Found\)/, /No page at/));

for (const path of paths) {
  test(`the page ${path} has no layout, contrast or accessibility problem at 820 px, at 1440 px and at 400% zoom`, async ({
    page,
  }) => {
    test.slow();
    await openPage(page, path);
    const once = { titles: 1, descriptions: 1, socialTitles: 1 };
    expect.soft(await headTags(page), 'after hydration').toMatchObject(once);
    await expectGoodLook(page, path, desktopViews);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await readThrough(page);
    await expect.soft
      .poll(() => pictureProblems(page, MAX_SCALE), 'on a very wide screen')
      .toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await forcedColorProblems(page), 'with forced colors').toEqual([]);
  });
}

for (const width of [360, 820, 1440]) {
  test(`at ${width} px, all pages together have at most 14 font sizes`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const found = new Map<string, string>();
    for (const path of paths) {
      await openPage(page, path);
      for (const size of await fontSizes(page)) found.set(size, path);
    }
    expect(found.size, JSON.stringify([...found])).toBeLessThanOrEqual(14);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const path of paths) {
    test(`the page ${path} has no layout, contrast or accessibility problem at 360 px and at 320 px with 200% text`, async ({
      page,
    }) => {
      test.slow();
      const banner = { id: 'x', text: `Today ${LONG_WORD} applies.` };
      await page.route('**/notices.json', (route) => route.fulfill({ json: { banner } }));
      const shift = await watchShift(page);
      await openWithLateTypefaces(page, path);
      const notice = page.getByRole('region', { name: 'Notice', exact: true });
      if (internal.has(path)) await expect(notice).toHaveCount(0);
      else await expect(notice.first()).toContainText(LONG_WORD);
      await readThrough(page);
      // Late fonts replace the fallback, whose metrics are almost the same.
      expect.soft(await shift(), 'layout shift').toBeLessThanOrEqual(0.035);
      if (path === '/') {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height, 'height').toBeLessThanOrEqual(5700);
      }
      await expectGoodLook(page, path, phoneViews);
      for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
        // A mouse pointer would stay above the thumbnails and open their previews, so this is a tap.
        await tab.tap();
        if (path === '/faq') await page.locator('summary:visible').nth(3).tap();
        await expectGoodLook(page, (await tab.textContent()) ?? '', phoneViews);
      }
      if (path !== '/faq') return;
      await new SiteHeader(page).openMenu();
      await expectGoodLook(page, 'the menu', phoneViews);
    });
  }

  test('the words on the hero pictures have enough contrast at the sizes of phones and tablets', async ({
    page,
  }) => {
    test.slow();
    await openPage(page, '/');
    for (const [width, height, textSize] of [
      [360, 740, 16],
      [360, 780, 16],
      [360, 780, 32],
      [375, 812, 16],
      [390, 844, 16],
      [768, 1024, 16],
    ] as const) {
      await showAs(page, { width, height, textSize });
      for (const position of [1, 2, 3, 4]) {
        await chooseSlide(page, position);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const words = page.locator(`[aria-label="${position} of 4"] :is(p, h2)`);
        await expectContrast(
          page,
          words,
          `slide ${position} at ${width} × ${height}, ${textSize} px`,
        );
      }
    }
  });
});
