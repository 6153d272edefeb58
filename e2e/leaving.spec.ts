import type { Page } from '@playwright/test';

import { expect, expectedErrors, phone, received, test } from './booking-fixtures.ts';
import type { BookingPage } from './pages/booking-page.ts';
import { holdBack, violations } from './pages/visitor.ts';

test.use(phone);

test.beforeEach(({ problems }) => problems.expect(...expectedErrors));

async function send(booking: BookingPage) {
  await booking.openReview();
  await booking.submit.click();
  await expect(booking.submit).toHaveText('Submitting...');
  // React waits up to 300 ms before it shows what was still loading.
  await booking.page.clock.runFor(300);
  return booking.reference();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Your request is being sent' });
const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();

test.describe('leaving the form while a request is being sent', () => {
  test('a visitor who stays sees the confirmation', async ({ booking, desk, page }) => {
    const letItArrive = await holdBack(page, 'http://mail-desk.test/**');
    await send(booking);
    await leave(page);
    expect(await violations(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await page.goBack();
    await expect(question(page)).toBeVisible();
    letItArrive();
    await expect(received(page)).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(desk.mails()).toHaveLength(1);
  });

  test('a visitor who leaves anyway reads on return that the request may have been sent', async ({
    booking,
    page,
  }) => {
    await holdBack(page, 'http://mail-desk.test/**');
    const reference = await send(booking);
    await leave(page);
    await question(page).getByRole('button', { name: 'Leave anyway' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page.getByText(`Your request ${reference} may have been sent.`)).toBeVisible();
    await booking.expectStep(3);
  });

  test('the browser asks before a reload only in the first 20 seconds', async ({
    booking,
    page,
  }) => {
    await holdBack(page, 'http://mail-desk.test/**');
    const reference = await send(booking);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => window.location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.clock.runFor(20_000);
    await expect(booking.failurePanel).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Your request ${reference} may have been sent.`)).toBeVisible();
    expect(asked).toEqual(['beforeunload']);
  });
});
