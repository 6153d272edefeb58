import { expect, test } from './booking-fixtures.ts';
import { everyBookingState, loggedInStates } from './pages/booking-states.ts';
import { SiteHeader } from './pages/site-header.ts';
import { openPage, violations } from './pages/visitor.ts';

test('axe has nothing against any state of the booking', async ({
  booking,
  desk,
  page,
  problems,
}) => {
  test.slow();
  problems.expect(...loggedInStates);
  const look = async (state: string) => expect.soft(await violations(page), state).toEqual([]);
  await everyBookingState({ booking, desk, page }, look);
  await booking.open();
  await booking.form.getByRole('button', { name: /choose date/i }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('gridcell', { name: '20', exact: true })).toBeDisabled();
  await expect(calendar.getByRole('gridcell', { name: '21', exact: true })).toBeEnabled();
  await look('the calendar');
});

test(
  'axe has nothing against any other state of the site',
  { tag: '@phone' },
  async ({ page, problems }) => {
    problems.expect(/No page at|404/);
    const look = async (state: string) => expect.soft(await violations(page), state).toEqual([]);
    for (const path of ['/about', '/no/such/page', '/booking-success']) {
      await openPage(page, path);
      await look(path);
    }
    await openPage(page, '/faq');
    const questions = page.getByRole('tabpanel').locator('summary');
    await questions.first().click();
    await look('a question of the first tab');
    await page.getByRole('tab', { name: 'About Lamanai Tours' }).click();
    await questions.nth(3).click();
    await look('a question of the second tab');
    await new SiteHeader(page).openMenu();
    await look('the menu');
  },
);
