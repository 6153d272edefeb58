import { expect, type Page } from '@playwright/test';

import type { BookingDraft } from '#domain/booking/draft.ts';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { guest, type BookingPage } from './booking-page.ts';
import { holdBack, reload } from './visitor.ts';

interface Visit {
  booking: BookingPage;
  desk: MailDesk;
  page: Page;
}

/** A request that causes hints: an offer, a date that is soon, and an email address with a typo. */
const noted = { ...guest, date: '2026-11-22', persons: '8', email: 'jose@gmial.com' };

/** Takes one booking through all states of the form up to the confirmation page, and checks each state. */
export async function everyBookingState(
  { booking, desk, page }: Visit,
  look: (state: string) => Promise<unknown>,
  answers: Partial<BookingDraft> = {},
) {
  const draft = { ...noted, ...answers };
  await booking.open();
  await booking.continue();
  await expect(booking.summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Step 1 of 3/);
  await look('problems on step 1');
  await booking.summary.getByRole('link', { name: 'Please select a date.' }).click();
  await expect(booking.form.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
  await booking.typeDate('2026-02-31');
  await expect(booking.summary).toContainText('Please enter a real date, such as 12/25/2026.');
  await booking.fillTrip(draft);
  await expect(booking.form).toContainText('replies can take');
  await expect(booking.form).toContainText('Did you mean ');
  await look('step 1 with its price and advice');
  await booking.continue();
  await booking.expectStep(2);
  await look('step 2');
  await booking.continue();
  await expect(booking.summary).toBeFocused();
  await look('problems on step 2');
  await booking.fillStay(draft);
  await reload(page);
  await booking.ready();
  await expect(page.getByText('We saved your answers.')).toBeVisible();
  await look('resumed');
  await booking.continue();
  await booking.expectStep(3);
  await look('review');

  await page.clock.runFor(3000);
  const letRequestPass = await holdBack(page, 'http://mail-desk.test/**');
  await booking.submit.click();
  await expect(booking.submit).toHaveText('Submitting...');
  await look('sending');
  desk.setFault({ status: 500 });
  letRequestPass();
  await expect(booking.failurePanel).toBeFocused();
  await expect(booking.failureToast).toBeVisible();
  // Hovering keeps the toast open while the page is checked.
  await booking.failureToast.hover();
  await look('failed, with the toast');
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(booking.failureToast).toHaveCount(0);
  await reload(page);
  await booking.ready();
  await expect(page.getByText('may have been sent')).toBeVisible();
  await look('what is known of a request without an answer');

  desk.setFault(null);
  await page.clock.runFor(3000);
  await booking.submit.click();
  // The toast would stay open under the mouse pointer.
  await page.mouse.move(0, 0);
  await expect(page).toHaveURL('/booking-success');
  await expect(page.getByRole('region', { name: 'Your request', exact: true })).toBeVisible();
  // The success toast must be gone, because it would move while the page is measured.
  await expect(page.getByText('Booking Submitted Successfully!')).toHaveCount(0);
  await look('confirmation');
}
