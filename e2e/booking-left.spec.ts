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

test.describe(
  'a visitor who leaves the form while the request is on its way',
  { tag: '@phone' },
  () => {
    test('is told where they are that it arrived, and finds the receipt', async ({
      booking,
      desk,
      page,
    }) => {
      desk.setFault({ delay: 1500 });
      const reference = await leaveWhileSending(booking, page);
      const notice = page.getByRole('status').filter({ hasText: success });
      await expect(notice).toBeVisible();
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

    test('is told where they are that it failed, and finds the form as it was', async ({
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

    test('finds it still on its way on return, and goes on to the confirmation', async ({
      booking,
      desk,
      page,
    }) => {
      desk.setFault({ delay: 4000 });
      await leaveWhileSending(booking, page);
      await page.goBack();
      await expect(booking.submit).toHaveText('Submitting...');
      await expect(received(page)).toBeVisible();
      expect(posts(desk)).toHaveLength(1);
    });

    test('is told of an answer that comes after the time-out, too', async ({
      booking,
      desk,
      page,
      problems,
    }) => {
      problems.expect(...provoked);
      desk.setFault({ delay: 4000 });
      await leaveWhileSending(booking, page);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('alert').filter({ hasText: 'There was an error' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'There was an error' })).toHaveCount(
        0,
      );
    });
  },
);
