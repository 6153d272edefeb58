import type { Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { chooseSlide } from './pages/hero.ts';
import { largeTextProblems, showLargeText } from './pages/large-text.ts';
import { renderedContrast } from './pages/rendered-contrast.ts';
import { openLive, SiteHeader } from './pages/site-header.ts';
import { holdBack, openPage, reload } from './pages/visitor.ts';

/** With a reader's own text size, nothing is cut, lost beyond the screen's edge or covered for good. */
const expectReadable = async (page: Page, state: string) =>
  expect.soft(await largeTextProblems(page), state).toEqual([]);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  test(
    `${path} can be read and used with large text`,
    { tag: '@phone' },
    async ({ page, problems }) => {
      if (path === '/nowhere') problems.expect(/404 \(Not Found\)/, /No page at/);
      await openPage(page, path);
      await expectReadable(page, path);
      for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
        await tab.click();
        await expectReadable(page, (await tab.textContent()) ?? '');
      }
    },
  );
}

test('large words on the first pictures are legible', { tag: '@phone' }, async ({ page }) => {
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

test('the menu can be read and used with large text', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, '/faq');
  await new SiteHeader(page).openMenu();
  await expectReadable(page, 'menu');
});

test(
  'every state of a booking can be read and used with large text',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    test.slow();
    problems.expect(/Booking request: /, /500 \(/);
    await booking.open();
    await booking.continue();
    await expect(booking.summary).toBeFocused();
    await expectReadable(page, 'problems on step 1');
    await booking.fillTrip();
    await expectReadable(page, 'step 1 with its price');
    await booking.continue();
    await booking.expectStep(2);
    await booking.continue();
    await expect(booking.summary).toBeFocused();
    await expectReadable(page, 'problems on step 2');
    await booking.fillStay();
    await reload(page);
    await booking.ready();
    await expect(page.getByText('We kept what you had entered in this tab.')).toBeVisible();
    await expectReadable(page, 'resumed');
    await booking.continue();
    await booking.expectStep(3);
    await page.clock.runFor(3000);

    const letRequestPass = await holdBack(page, 'http://mail-desk.test/**');
    await booking.submit.click();
    await expect(booking.submit).toHaveText('Submitting...');
    await expectReadable(page, 'sending');
    desk.setFault({ status: 500 });
    letRequestPass();
    await expect(booking.failurePanel).toBeFocused();
    await booking.failureToast.hover();
    await expectReadable(page, 'failed, with the toast');
    await booking.failureToast.getByRole('button', { name: 'Close notice' }).click();
    await expect(booking.failureToast).toHaveCount(0);
    await reload(page);
    await booking.ready();
    await expectReadable(page, 'what is known of a request without an answer');

    desk.setFault(null);
    await page.clock.runFor(3000);
    await booking.submit.click();
    await expect(page).toHaveURL('/booking-success');
    await expectReadable(page, 'confirmation');
  },
);
