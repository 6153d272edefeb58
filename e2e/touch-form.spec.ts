import { expect, test } from './booking-fixtures.ts';

const BOOK = '/book?tourId=lamanai-tour-belize-city';

test.beforeEach(({ problems }) => problems.expect(/Booking request: /, /500 \(/));

test(
  'the header and the price bar are not sticky while a text field has the focus',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.open(BOOK);
    const header = page.getByRole('banner');
    const bar = booking.form.getByRole('button', { name: 'Continue' }).locator('xpath=..');
    await expect(bar).toHaveCSS('position', 'sticky');
    for (const name of ['First name', 'Phone']) {
      await booking.form.getByRole('textbox', { name }).tap();
      await expect(header).toHaveCSS('position', 'relative');
      await expect(bar).toHaveCSS('position', 'static');
    }
    await booking.form.getByRole('textbox', { name: 'Phone' }).blur();
    await expect(header).toHaveCSS('position', 'sticky');
    await expect(bar).toHaveCSS('position', 'sticky');
  },
);
