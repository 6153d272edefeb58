import type { Page } from '@playwright/test';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, phone, test as base } from './fixtures.ts';
import { BookingPage, TODAY_NOON_IN_BELIZE } from './pages/booking-page.ts';

interface BookingFixtures {
  booking: BookingPage;
  /** The mail desk of this worker. Emails, requests and faults of earlier tests are removed. */
  desk: MailDesk;
}

export const test = base.extend<BookingFixtures>({
  desk: async ({ site }, use) => {
    site.desk.clear();
    site.desk.setFault(null);
    await use(site.desk);
    site.desk.setFault(null);
  },
  // The current day is fixed, so that the dates in the tests stay in the future.
  booking: async ({ page, desk }, use) => {
    expect(desk.mails()).toEqual([]);
    await page.clock.setFixedTime(TODAY_NOON_IN_BELIZE);
    await use(new BookingPage(page));
  },
});

/** Returns the POST requests that reached the mail desk, without preflight requests. */
export const posts = (desk: MailDesk) =>
  desk.requests.filter((request) => request.method === 'POST');

/** The console messages of a failed submission: the browser's own errors and the line that the app logs. */
export const expectedErrors = [
  /Booking request: /,
  /Failed to load resource/,
  /blocked by CORS policy/,
];

/**
 * Finds the heading of the confirmation page. The query includes the level, because the form briefly shows the same
 * heading at another level.
 */
export const received = (page: Page) =>
  page.getByRole('heading', { name: 'Your request was received', level: 1 });

/** Blocks the script that contains this text. */
export const withoutCode = (page: Page, words: string) =>
  page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    if ((await response.text()).includes(words)) await route.abort();
    else await route.fulfill({ response });
  });

export { expect, phone };
