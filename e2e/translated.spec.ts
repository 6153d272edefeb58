import { sumsOf, usd } from '#tests/support/specification.ts';

import { expect, posts, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { everyBookingState } from './pages/booking-states.ts';
import { translatedTexts } from './pages/translation.ts';
import { footerLink, openPage } from './pages/visitor.ts';

// If a script updates a text that is no longer in the page, a console error occurs and fails the test. The project
// `translated` covers the other cases.
test.use({ translation: 'live' });

for (const [translation, tag, moment] of [
  ['early', '@phone', 'before hydration'],
  ['between', '@desktop', 'during hydration'],
] as const) {
  test.describe(`a page translated ${moment}`, { tag }, () => {
    test.use({ translation });

    test('the booking form of a translated page sends a request', async ({
      booking,
      desk,
      page,
    }) => {
      for (const address of ['/', '/tour/lamanai-tour-hopkins', '/faq']) {
        await openPage(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      await (await footerLink(page, 'All Tours')).click();
      await page.getByRole('radio', { name: 'By Road' }).click();
      await expect(page.getByRole('status')).toHaveText('4 of 8 tours · By Road');
      await booking.openReview();
      await booking.submit.click();
      await expect(received(page)).toBeVisible();
      expect(desk.mails()).toHaveLength(1);
    });
  });
}

test(
  'page translation does not change names, prices and contacts in the booking form',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(/Booking request: /, /500 \(/);
    const { form, ticket } = booking;
    await openPage(page, '/book?tourId=lamanai-tour-placencia');
    await expect(form.locator('label', { hasText: 'Minimum 4 guests required' })).toBeVisible();
    await form.getByRole('combobox', { name: 'Number of persons' }).selectOption('15');
    await expect(ticket).toContainText(`15 × ${usd(sumsOf('lamanai-tour-placencia', 15).each)}`);
    await form.getByRole('button', { name: /Choose date/ }).click();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await expect(calendar.getByText('December 2026')).toBeVisible();
    // The previous month is still in the calendar while it animates out.
    await expect(calendar.getByRole('rowgroup')).toHaveCount(1);
    await calendar.getByRole('gridcell', { name: '24', exact: true }).click();
    await calendar.getByRole('button', { name: 'OK' }).click();
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
      ['review', 'Review your request'],
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
