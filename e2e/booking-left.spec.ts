import type { Page } from '@playwright/test';

import { expect, posts, provoked, received, test } from './booking-fixtures.ts';
import type { BookingPage } from './pages/booking-page.ts';

const success =
  "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.";

/** Presses Complete Booking, and follows a link while the request is on its way. */
async function leaveWhileSending(booking: BookingPage, page: Page) {
  await booking.open();
  await booking.fillUntilReview();
  const reference = await booking.reference();
  await booking.submit.click();
  await expect(booking.submit).toHaveText('Submitting...');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Request your tour');
  return reference;
}

test.describe('who leaves the form while the request is on its way', { tag: '@phone' }, () => {
  test('is told elsewhere that nobody knows, then that it arrived, and finds the receipt', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    desk.setFault({ delay: 4000 });
    const reference = await leaveWhileSending(booking, page);
    await page.goBack();
    await expect(booking.submit).toHaveText('Submitting...');
    await page.goForward();
    await expect(page).toHaveURL(/\/faq$/);
    await page.clock.runFor(20_000);
    const failure = page.getByRole('alert').filter({ hasText: 'There was an error' });
    await expect(failure).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: success });
    await expect(notice).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
    expect(posts(desk)).toHaveLength(1);
    await notice.getByRole('link', { name: 'See your request' }).click();
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
    await expect(notice).toHaveCount(0);

    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await booking.ready();
    await booking.expectStep(1);
    await expect(page.getByText(/may have been sent/)).toHaveCount(0);
  });

  test('is told elsewhere that it failed, and finds the form as it was', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    desk.setFault({ delay: 1500, status: 400, text: 'The template ID not found' });
    const reference = await leaveWhileSending(booking, page);
    const notice = page.getByRole('alert').filter({ hasText: 'There was an error submitting' });
    await expect(notice.getByRole('link', { name: 'Send via Email' })).toHaveAttribute(
      'href',
      new RegExp(reference),
    );
    await notice.getByRole('link', { name: 'Back to your request' }).click();
    await expect(page.getByText('Your answers are kept on this page.')).toBeVisible();
    await expect(notice).toHaveCount(1);
    await booking.expectStep(3);
    desk.setFault(null);
    await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
  });
});
