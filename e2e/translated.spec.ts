import type { Page } from '@playwright/test';

import { pageWords } from '#content/page-words.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

import { expect, posts, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { everyBookingState } from './pages/booking-states.ts';
import { SiteHeader } from './pages/site-header.ts';
import { openTranslated, translatedTexts } from './pages/translation.ts';
import { untilLive } from './pages/visitor.ts';

// What React writes into a text that is gone from the page is an error in the console, and fails each of these.
test.use({ translation: 'live' });

async function filterTours(page: Page, name: string, line: string) {
  const pills = page.getByRole('radiogroup', { name: 'Transportation' });
  await pills.getByRole('radio', { name }).click();
  await expect(page.getByRole('status')).toHaveText(line);
}

test(
  'translated pages follow each other, with everything on them pressed',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await page.route('/notices.json', (route) =>
      route.fulfill({ json: { banner: { id: 'river', text: 'The river is high this week.' } } }),
    );
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    const heading = page.getByRole('heading', { level: 1 });
    await openTranslated(page, '/');
    const notice = page.getByRole('region', { name: 'Notice' });
    await expect(notice).toContainText('The river is high this week.');
    await notice.getByRole('button', { name: 'Close notice' }).click();
    await expect(notice).toBeHidden();
    for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
      for (const name of ['Stop slide rotation', 'Next slide', 'Previous slide']) {
        await carousel.getByRole('button', { name }).click();
      }
    }

    await footer.getByRole('link', { name: 'All Tours' }).click();
    await expect(heading).toHaveText(pageWords.tours.heading);
    await filterTours(page, 'By Flight', '2 of 8 tours · By Flight');
    await filterTours(page, 'All Tours', '8 tours');
    await main.getByRole('article').first().getByRole('link').click();
    await expect(heading).toHaveText('Lamanai Tour from Belize City');
    for (const name of ['Itinerary', "What's Included", 'Overview']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    const gallery = page.getByRole('region', { name: 'Pictures of this tour' });
    for (const picture of [3, 1]) {
      await gallery.getByRole('button', { name: `Show picture ${picture} of 8` }).click();
      await expect(gallery.getByRole('status')).toContainText(`Picture ${picture} of 8`);
    }
    await main.getByRole('button', { name: 'Share this tour' }).click();
    await expect(main.getByRole('status').filter({ hasText: /https?:|copied/ })).toBeVisible();
    await main.getByRole('article').last().getByRole('link').click();
    await expect(heading).not.toHaveText('Lamanai Tour from Belize City');

    const header = new SiteHeader(page);
    await header.openMenu();
    await page.keyboard.press('Escape');
    await expect(header.menu).toBeHidden();
    await header.openMenu();
    await header.menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(heading).toHaveText('Before you come');
    for (const tab of ['About Lamanai Tours', 'About the Maya Ruins']) {
      await page.getByRole('tab', { name: tab }).click();
      const questions = page.getByRole('tabpanel').locator('summary');
      for (const position of [0, 1, 1]) await questions.nth(position).click();
      await expect(page.locator('details[open]')).toHaveCount(0);
    }
    for (const [name, text] of [
      ['History', 'Three thousand years'],
      ['Book Now', 'Request your tour'],
      ['Home', 'Guided day tours to Lamanai, Belize'],
    ] as const) {
      await footer.getByRole('link', { name, exact: true }).click();
      await expect(heading).toHaveText(text);
    }
    for (const text of ['Request your tour', 'Three thousand years', 'Before you come']) {
      await page.goBack();
      await expect(heading).toHaveText(text);
    }
    await expect(page.getByRole('tab', { name: 'About the Maya Ruins' })).toBeVisible();
  },
);

for (const [translation, tag, moment] of [
  ['early', '@phone', 'while it is being read, before the app takes over'],
  ['between', '@desktop', 'while the app takes over, section after section'],
] as const) {
  test.describe(`translated ${moment}`, { tag }, () => {
    test.use({ translation });

    test('pages work, and the form books', async ({ booking, desk, page }) => {
      for (const address of ['/', '/tour/lamanai-tour-hopkins', '/faq']) {
        await page.goto(address);
        await untilLive(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'All Tours' }).click();
      await filterTours(page, 'By Road', '4 of 8 tours · By Road');
      await booking.open();
      await booking.fillUntilReview();
      await booking.submit.click();
      await expect(received(page)).toBeVisible();
      expect(desk.mails()).toHaveLength(1);
    });
  });
}

test(
  'a translated form tells the truth in all its states and books, and what must reach people unchanged is not translated',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(/Booking request: /, /500 \(/);
    const { form, ticket } = booking;
    await openTranslated(page, '/book?tourId=lamanai-tour-placencia');
    await expect(form.getByText('Minimum 4 guests required')).toBeVisible();
    await form.getByRole('combobox', { name: 'Number of persons' }).selectOption('15');
    await expect(ticket).toContainText(`15 × ${usd(sumsOf('lamanai-tour-placencia', 15).each)}`);
    await form.getByRole('button', { name: /Choose date/ }).click();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await expect(calendar.getByText('December 2026')).toBeVisible();
    // The month before is on its way out.
    await expect(calendar.getByRole('rowgroup')).toHaveCount(1);
    await calendar.getByRole('gridcell', { name: '24', exact: true }).click();
    await expect(ticket).toContainText('December 24, 2026');
    await booking.fillTrip();
    await booking.continue();
    await booking.expectStep(2);
    const wishes = form.getByRole('textbox', { name: 'Special requirements' });
    await wishes.fill('x'.repeat(4990));
    await expect(form.getByText('4,990 of 5,000 characters.')).toBeVisible();
    await wishes.fill('');
    await expect(form.getByText('Allergies, mobility')).toBeVisible();
    await form.getByRole('button', { name: 'Back', exact: true }).click();
    await page.evaluate(() => sessionStorage.clear());

    const sums = sumsOf(guest.tourId, 8);
    const kept = new Set([
      'José',
      'O’Brien & Söhne <b>',
      '+44 20 79460000',
      'Ramada Princess, Belize City',
      usd(sums.total),
      usd(sums.half),
      '+1 800 555 0142',
      'bookings@lamanai-day-tours.example',
      'Lamanai Day Tours',
    ]);
    const headings = new Map([
      ['review', 'Check your answers'],
      ['confirmation', 'Your request was received'],
    ]);
    await everyBookingState({ booking, desk, page }, async (state) => {
      const heading = headings.get(state);
      if (!heading) return;
      await expect.poll(() => translatedTexts(page)).toContain(heading);
      const texts = await translatedTexts(page);
      expect(texts.filter((text) => kept.has(text) || /LAM-\w/.test(text))).toEqual([]);
    });
    expect(posts(desk).at(-1)?.body?.template_params).toMatchObject({
      firstName: guest.firstName,
      hotelPickup: guest.pickupLocation,
      specialRequirements: guest.specialRequirements,
    });
    await page.goBack();
    await page.goForward();
    await expect(received(page)).toBeVisible();
  },
);
