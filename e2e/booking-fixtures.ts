import type { Page } from '@playwright/test';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, test as base } from './fixtures.ts';
import { BookingPage, TODAY_NOON_IN_BELIZE } from './pages/booking-page.ts';

interface BookingFixtures {
  booking: BookingPage;
  /** This worker's desk, without mails, requests and faults of earlier tests. */
  desk: MailDesk;
}

export const test = base.extend<BookingFixtures>({
  desk: async ({ site }, use) => {
    site.desk.clear();
    site.desk.setFault(null);
    await use(site.desk);
    site.desk.setFault(null);
  },
  // Today stays a fixed day, so that the dates in the specs stay in the future.
  booking: async ({ page, desk }, use) => {
    expect(desk.mails()).toEqual([]);
    await page.clock.setFixedTime(TODAY_NOON_IN_BELIZE);
    await use(new BookingPage(page));
  },
});

/** Requests that reached the service, preflights left out. */
export const posts = (desk: MailDesk) =>
  desk.requests.filter((request) => request.method === 'POST');

/** What the console holds when sending fails: the browser's own lines on what went wrong, and the app's one line on it. */
export const provoked = [/Booking request: /, /Failed to load resource/, /blocked by CORS policy/];

/** The confirmation page; for a moment the form says the same in a heading of its own. */
export const received = (page: Page) =>
  page.getByRole('heading', { name: 'Your request was received', level: 1 });

/** Lets every script come but the one that contains these words. */
export const withoutCode = (page: Page, words: string) =>
  page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    if ((await response.text()).includes(words)) await route.abort();
    else await route.fulfill({ response });
  });

export { expect };
