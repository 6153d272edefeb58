import type { Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { everyBookingState, loggedInStates } from './pages/booking-states.ts';
import { layoutProblems } from './pages/layout-problems.ts';
import { SiteHeader } from './pages/site-header.ts';
import { openPage } from './pages/visitor.ts';

const LONG_WORD = 'Hochwasserschutzverordnungsdurchführungsbestimmung';

const widths = [320, 390];

async function expectUncut(page: Page, state: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await layoutProblems(page), `${state}, ${width} px`).toEqual([]);
  }
}

test.describe('a long word fits on a phone', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('of the staff’s notice, on pages and beside the form', async ({ page }) => {
    const banner = { id: 'x', text: `Today ${LONG_WORD} applies.` };
    await page.route('**/notices.json', (route) => route.fulfill({ json: { banner } }));
    for (const path of ['/faq', '/tour/lamanai-tour-hopkins', '/book']) {
      await openPage(page, path);
      await expect(page.getByRole('region', { name: 'Notice' })).toContainText(LONG_WORD);
      await expectUncut(page, path);
    }
  });

  test('of what staff enter on their own page', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T18:00:00Z');
    await openPage(page, '/staff');
    await page.getByLabel('First day').fill('2026-11-24');
    await page.getByLabel('Reason').fill(LONG_WORD);
    await page.getByRole('button', { name: 'Close these days' }).click();
    await page.getByRole('textbox', { name: 'Notice' }).fill(LONG_WORD);
    await expect(page.getByRole('region', { name: 'Notice', exact: true })).toContainText(
      LONG_WORD,
    );
    await expectUncut(page, 'staff');
  });

  test('of the reason why a day is closed, and of what a guest writes', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    test.slow();
    problems.expect(...loggedInStates);
    const closedDays = [{ day: guest.date, reason: LONG_WORD }];
    await page.route('**/notices.json', (route) => route.fulfill({ json: { closedDays } }));
    await everyBookingState({ booking, desk, page }, (state) => expectUncut(page, state), {
      firstName: LONG_WORD.slice(0, 50),
      lastName: LONG_WORD.slice(0, 50),
      email: `${LONG_WORD.slice(0, 25)}.${LONG_WORD.slice(0, 25)}@gmial.com`.replace('ü', 'u'),
      accommodation: LONG_WORD,
      pickupLocation: LONG_WORD,
      specialRequirements: LONG_WORD.repeat(3),
    });
    await booking.open();
    await expect(booking.form).toContainText(LONG_WORD);
    await booking.fillTrip();
    await booking.continue();
    await expect(booking.summary).toContainText(LONG_WORD);
    await expectUncut(page, 'closed day');
  });
});

test(
  'a company’s name of 60 characters leaves the header its height and its links one line',
  { tag: '@desktop' },
  async ({ page }) => {
    const name = 'The Old Lamanai River Guides and Day Tour Company of Belize';
    await openPage(page, '/faq');
    const { header } = new SiteHeader(page);
    await header
      .getByRole('link')
      .getByText('Lamanai Day Tours')
      .evaluate((brand, text) => {
        brand.textContent = text;
      }, name);
    for (const [width, height] of [
      [1440, 76],
      [1280, 76],
      [900, 76],
      [600, 64],
      [360, 64],
      [320, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft((await header.boundingBox())?.height, `${width} px`).toBe(height);
      const tops = await header
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect.soft(new Set(tops).size, `${width} px`).toBe(width < 900 ? 0 : 1);
    }
  },
);
