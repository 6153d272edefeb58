import type { Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { coveredAfterScrolling } from './pages/covered.ts';
import { openPage, tabStops } from './pages/visitor.ts';

/** A laptop's screen at 400 %, a phone, and that laptop's screen. */
const screens = [
  { width: 320, height: 256 },
  { width: 360, height: 780 },
  { width: 1280, height: 720 },
];

const HOPKINS = '/tour/lamanai-tour-hopkins';

async function expectNothingCovered(page: Page, state: string) {
  expect.soft(await coveredAfterScrolling(page), state).toEqual([]);
}

/** The failure toast has come to rest. */
async function toastStands(page: Page) {
  const toast = page.getByRole('group', { name: 'Error notice' });
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
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
      await toastStands(page);
      if (screen.width < 900 && screen.height > 700) {
        const panel = await booking.failurePanel.boundingBox();
        const toast = await booking.failureToast.boundingBox();
        expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
      }
      // Held, so that it does not leave while the page is looked at.
      await booking.failureToast.hover();
      await toastStands(page);
      await expectNothingCovered(page, 'failed, with the toast');
      await booking.failureToast.getByRole('button', { name: 'Close notice' }).click();
      await expect(booking.failureToast).toHaveCount(0);

      desk.setFault(null);
      await booking.submit.click();
      await expect(page).toHaveURL('/booking-success');
      await page.getByText('Booking Submitted Successfully!').hover();
      await expectNothingCovered(page, 'confirmation, with the toast');
    },
  );

  test(
    `no bar and no notice covers a part of a page at ${size}`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(screen);
      for (const path of ['/', '/tours', HOPKINS, '/faq', '/history', '/about']) {
        await openPage(page, path);
        await expectNothingCovered(page, path);
      }
      const text = 'The road to Hopkins is closed this week. '.repeat(3);
      await page.route('**/notices.json', (route) =>
        route.fulfill({ json: { banner: { id: 'x', text } } }),
      );
      for (const path of [HOPKINS, '/book']) {
        await openPage(page, path);
        await expect(page.getByRole('region', { name: 'Notice' })).toBeVisible();
        await expectNothingCovered(page, `${path} with a notice`);
      }
    },
  );
}

for (const [path, stop] of [
  ['/tours', 'Lamanai Tour from Placencia'],
  [HOPKINS, 'Book'],
  ['/faq', 'Is there a museum?'],
] as const) {
  test(`no stop of the Tab key is covered on ${path}`, { tag: '@desktop' }, async ({ page }) => {
    test.slow();
    for (const screen of [screens[0], screens[2]]) {
      if (screen) await page.setViewportSize(screen);
      await openPage(page, path);
      const stops = await tabStops(page);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.some(({ name }) => name.includes(stop))).toBe(true);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    }
  });
}
