import type { Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { everyBookingState, loggedInStates } from './pages/booking-states.ts';
import { chooseSlide } from './pages/hero.ts';
import { largeTextProblems, showLargeText } from './pages/large-text.ts';
import { renderedContrast } from './pages/rendered-contrast.ts';
import { SiteHeader } from './pages/site-header.ts';
import { openPage } from './pages/visitor.ts';

/** With a reader's own text size, nothing is cut, lost beyond the screen's edge or covered for good. */
const expectReadable = async (page: Page, state: string) =>
  expect.soft(await largeTextProblems(page), state).toEqual([]);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with large text', { tag: '@phone' }, () => {
  for (const path of [
    '/',
    '/tours',
    '/tour/lamanai-tour-caye-caulker-by-flight',
    '/faq',
    '/history',
    '/about',
    '/booking-success',
    '/machines',
    '/staff',
    '/nowhere',
  ]) {
    test(`${path} can be read and used`, async ({ page, problems }) => {
      if (path === '/nowhere') problems.expect(/404 \(Not Found\)/, /No page at/);
      await openPage(page, path);
      await expectReadable(page, path);
      for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
        // A mouse would stay where thumbnails come under it, and open their previews.
        await tab.tap();
        await expectReadable(page, (await tab.textContent()) ?? '');
      }
      if (path !== '/faq') return;
      await new SiteHeader(page).openMenu();
      await expectReadable(page, 'menu');
    });
  }

  test('the words on the first pictures are legible', async ({ page }) => {
    await openPage(page, '/');
    await showLargeText(page);
    for (const position of [1, 2, 3, 4]) {
      await chooseSlide(page, position);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const words = page.locator(`[aria-label="${position} of 4"] :is(p, h2)`);
      await expect
        .poll(async () => {
          const lines = await renderedContrast(page, words);
          expect(lines.length).toBeGreaterThan(1);
          return lines.filter(({ contrast }) => contrast < 4.5);
        }, `slide ${position}`)
        .toEqual([]);
    }
  });

  test('every state of a booking can be read and used', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    test.slow();
    problems.expect(...loggedInStates);
    await everyBookingState({ booking, desk, page }, (state) => expectReadable(page, state));
  });
});
