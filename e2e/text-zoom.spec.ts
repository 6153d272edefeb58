import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { chooseSlide } from './pages/hero.ts';
import { expectContrast } from './pages/rendered-contrast.ts';
import { SiteHeader } from './pages/site-header.ts';
import { expectNoSmallPhoneProblems, largeText, LONG_WORD, showAs } from './pages/small-phone.ts';
import { openPage, violations } from './pages/visitor.ts';

/**
 * Also runs axe on the current state of the page, because layout-audit.spec.ts checks each page only in its first
 * state.
 */
async function expectReadableAndSound(page: Page, state: string) {
  expect.soft(await violations(page), state).toEqual([]);
  await expectNoSmallPhoneProblems(page, state);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe(
  'on small phones with large text and a long word in the notice',
  { tag: '@phone' },
  () => {
    for (const path of [
      '/',
      '/tours',
      '/tour/lamanai-tour-caye-caulker-by-flight',
      '/faq',
      '/history',
      '/about',
      '/booking-success',
      '/privacy',
      '/machines',
      '/nowhere',
    ]) {
      test(`the page ${path} can be read and used on small phones with large text`, async ({
        page,
        problems,
      }) => {
        if (path === '/nowhere') problems.expect(/404 \(Not Found\)/, /No page at/);
        await page.clock.setFixedTime('2026-11-22T18:00:00Z');
        const banner = { id: 'x', text: `Today ${LONG_WORD} applies.` };
        await page.route('**/notices.json', (route) => route.fulfill({ json: { banner } }));
        await openPage(page, path);
        const notice = page.getByRole('region', { name: 'Notice', exact: true });
        // The page for developers has no notice for guests.
        if (path === '/machines') await expect(notice).toHaveCount(0);
        else await expect(notice.first()).toContainText(LONG_WORD);
        await expectNoSmallPhoneProblems(page, path);
        for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
          // A mouse pointer would stay above the thumbnails and open their previews, so this is a tap.
          await tab.tap();
          if (path === '/faq') await page.locator('summary:visible').nth(3).tap();
          await expectReadableAndSound(page, (await tab.textContent()) ?? '');
        }
        if (path !== '/faq') return;
        await new SiteHeader(page).openMenu();
        await expectReadableAndSound(page, 'menu');
      });
    }

    test('large text on the hero pictures is legible', async ({ page }) => {
      await openPage(page, '/');
      await showAs(page, largeText);
      for (const position of [1, 2, 3, 4]) {
        await chooseSlide(page, position);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const words = page.locator(`[aria-label="${position} of 4"] :is(p, h2)`);
        await expectContrast(page, words, `slide ${position}`);
      }
    });
  },
);
