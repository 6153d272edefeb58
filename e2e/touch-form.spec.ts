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

test(
  'on a phone, the failure panel omits the actions that the failure toast shows',
  { tag: '@phone' },
  async ({ booking, desk }) => {
    await booking.openReview();
    desk.setFault({ status: 500 });
    await booking.submit.click();
    const { failurePanel: panel, failureToast: toast } = booking;
    await expect(toast.getByRole('link', { name: 'Send via Email' })).toBeVisible();
    await expect(panel).toContainText('There was an error submitting your booking.');
    for (const name of ['Try again', 'Copy request']) {
      await expect(panel.getByRole('button', { name })).toBeVisible();
    }
    await expect(panel.getByRole('link')).toHaveText(['WhatsApp']);
    await toast.getByRole('button', { name: 'Close notice' }).click();
    await expect(panel.getByRole('link', { name: 'Send via Email' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Call/ })).toBeVisible();
  },
);
