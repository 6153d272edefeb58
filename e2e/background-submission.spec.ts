import type { Page } from '@playwright/test';

import { expect, posts, expectedErrors, received, test } from './booking-fixtures.ts';
import type { BookingPage } from './pages/booking-page.ts';
import { holdBack } from './pages/visitor.ts';

const success =
  "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.";

test.beforeEach(({ problems }) => problems.expect(...expectedErrors));

/** Presses Complete Booking and returns the reference of the pending request. */
async function send(booking: BookingPage) {
  const reference = await booking.openReview();
  await booking.submit.click();
  await expect(booking.submit).toHaveText('Submitting...');
  return reference;
}

const leave = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();

/** Makes the page go back as soon as the visitor leaves the form. */
const returnAtOnce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === 'Request your tour') return;
          watch.disconnect();
          window.history.back();
          resolve();
        });
        watch.observe(document, { childList: true, subtree: true, characterData: true });
      }),
  );

test.describe('leaving the form while a request is being sent', { tag: '@phone' }, () => {
  test('going back to the booking form shows that the request is still being sent', async ({
    booking,
    page,
  }) => {
    await holdBack(page, 'http://mail-desk.test/**');
    await send(booking);
    const returning = returnAtOnce(page);
    await leave(page);
    await returning;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request your tour');
    await expect(booking.submit).toHaveText('Submitting...');
  });

  test('a visitor who has left the booking form is told about a request that arrives late', async ({
    booking,
    desk,
    page,
  }) => {
    const letItArrive = await holdBack(page, 'http://mail-desk.test/**');
    const reference = await send(booking);
    await leave(page);
    await expect(page).toHaveURL(/\/faq$/);
    await page.clock.runFor(20_000);
    await expect(booking.failurePanel).toBeVisible();
    letItArrive();
    const notice = page.getByRole('status').filter({ hasText: success });
    await expect(notice).toBeVisible();
    await expect(booking.failurePanel).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
    expect(posts(desk)).toHaveLength(1);
    await notice.getByRole('link', { name: 'See your request' }).click();
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
    await expect(notice).toHaveCount(0);

    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await booking.ready();
    await booking.expectStep(1);
    await expect(page.getByText(/not sure your last request/)).toHaveCount(0);
  });

  test('a visitor who has left the booking form is told about a request that failed', async ({
    booking,
    desk,
    page,
  }) => {
    const letItArrive = await holdBack(page, 'http://mail-desk.test/**');
    desk.setFault({ status: 400, text: 'The template ID not found' });
    const reference = await send(booking);
    await leave(page);
    await expect(page).toHaveURL(/\/faq$/);
    letItArrive();
    const notice = page.getByRole('alert').filter({ hasText: 'There was an error submitting' });
    await expect(notice.getByRole('link', { name: 'Send via Email' })).toHaveAttribute(
      'href',
      new RegExp(reference),
    );
    await notice.getByRole('link', { name: 'Back to your request' }).click();
    await expect(page.getByText('Your answers are still here.')).toBeVisible();
    await expect(notice).toHaveCount(1);
    await booking.expectStep(3);
    desk.setFault(null);
    await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
  });
});
