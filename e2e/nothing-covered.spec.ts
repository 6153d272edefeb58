import type { Page } from '@playwright/test';

import { expect, posts, test } from './booking-fixtures.ts';
import { coveredAfterScrolling } from './pages/covered.ts';
import { openPage } from './pages/visitor.ts';

const screens = [
  { width: 320, height: 256 },
  { width: 320, height: 480 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

async function expectNothingCovered(page: Page, state: string) {
  expect(await coveredAfterScrolling(page), state).toEqual([]);
}

/** The failure toast has come to rest. */
async function toastStands(page: Page) {
  const toast = page.getByRole('group', { name: 'Error notice' });
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
}

for (const screen of [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
]) {
  test(
    `the failure toast leaves the failure panel free at ${screen.width} × ${screen.height}`,
    { tag: '@desktop' },
    async ({ booking, desk, page, problems }) => {
      problems.expect(/Booking request: /, /500 \(/);
      await page.setViewportSize(screen);
      await booking.open();
      await booking.fillUntilReview();
      desk.setFault({ status: 500 });
      await booking.submit.click();
      await expect(booking.failurePanel).toBeFocused();
      await toastStands(page);
      const [panel, toast] = await Promise.all([
        booking.failurePanel.boundingBox(),
        booking.failureToast.boundingBox(),
      ]);
      expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
    },
  );
}

for (const screen of screens) {
  const size = `${screen.width} × ${screen.height}`;

  test(
    `no bar and no toast covers a part of the booking at ${size}`,
    { tag: '@desktop' },
    async ({ booking, desk, page, problems }) => {
      test.slow();
      problems.expect(/Booking request: /, /500 \(/);
      await page.setViewportSize(screen);
      await booking.open();
      await expectNothingCovered(page, 'empty');
      await booking.continue();
      await expect(booking.summary).toBeFocused();
      await expectNothingCovered(page, 'problems on step 1');
      await booking.fillTrip();
      await expectNothingCovered(page, 'step 1 with its price');
      await booking.continue();
      await booking.expectStep(2);
      await booking.continue();
      await expect(booking.summary).toBeFocused();
      await expectNothingCovered(page, 'problems on step 2');
      await booking.fillStay();
      await booking.continue();
      await booking.expectStep(3);
      await expectNothingCovered(page, 'review');

      desk.setFault({ status: 500 });
      await booking.submit.click();
      await expect(booking.failurePanel).toBeFocused();
      // Held, so that it does not leave while the page is looked at.
      await booking.failureToast.hover();
      await toastStands(page);
      await expectNothingCovered(page, 'failed, with the toast');
      await booking.failureToast.getByRole('button', { name: 'Close notice' }).click();
      await expect(booking.failureToast).toHaveCount(0);
      await expectNothingCovered(page, 'failed');

      desk.setFault(null);
      await booking.submit.click();
      await expect(page).toHaveURL('/booking-success');
      await page.getByText('Booking Submitted Successfully!').hover();
      await expectNothingCovered(page, 'confirmation, with the toast');
      expect(posts(desk)).toHaveLength(2);
    },
  );

  test(`no bar covers a part of a page at ${size}`, { tag: '@desktop' }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(screen);
    for (const path of [
      '/',
      '/tours',
      '/tour/lamanai-tour-hopkins',
      '/faq',
      '/history',
      '/about',
    ]) {
      await page.goto(path);
      // The header knows where the page stands once the app has taken over.
      await expect(page.locator('header[data-place]')).toBeAttached();
      await expectNothingCovered(page, path);
    }
  });

  test(
    `the staff's notice covers no part of a page at ${size}`,
    { tag: '@desktop' },
    async ({ booking, page }) => {
      test.slow();
      await page.route('**/notices.json', (route) =>
        route.fulfill({
          json: {
            banner: { id: 'x', text: 'The road to Hopkins is closed this week. '.repeat(3) },
          },
        }),
      );
      await page.setViewportSize(screen);
      for (const path of ['/tour/lamanai-tour-hopkins', '/book']) {
        await openPage(page, path);
        await expect(page.getByRole('region', { name: 'Notice' })).toBeVisible();
        await expectNothingCovered(page, path);
      }
      await booking.open();
      await booking.fillTrip();
      await expectNothingCovered(page, 'step 1 with its price');
    },
  );
}
