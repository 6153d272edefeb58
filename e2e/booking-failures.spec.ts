import type { Page } from '@playwright/test';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, posts, provoked, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

interface Failure {
  name: string;
  /** Makes the next attempts fail. */
  arrange: (desk: MailDesk, page: Page) => unknown;
  /** Takes the cause away again. */
  mend?: (desk: MailDesk, page: Page) => unknown;
  logged: RegExp;
  hint: RegExp;
}

const kept = /Your answers are kept/;
const unknown = /We could not tell whether it arrived\..*Trying again is safe/;
const busy = /We could not tell whether it arrived\. Please try again in a minute\./;
const blocked = /We could not tell whether it arrived\. A blocker or the network/;
const intercepted = /Something between us answered instead of the mail service\. Is there a Wi-Fi/;

const status = (code: number, logged: RegExp, hint: RegExp, text?: string): Failure => ({
  name: `HTTP ${code}${text ? ` with ${text}` : ''}`,
  arrange: (desk) => desk.setFault({ status: code, ...(text ? { text } : {}) }),
  logged,
  hint,
});

/** Those of a group follow each other: each meets the retry of the one before. */
const failures: Readonly<Record<string, readonly Failure[]>> = {
  'answered by something else': [
    status(200, /network: not confirmed: 200 Queued/, unknown, 'Queued'),
    status(200, /network: answered by something else: 200/, intercepted, '<h1>Welcome</h1>'),
    status(201, /answered by something else: 201/, intercepted),
    status(202, /answered by something else: 202/, intercepted),
    status(204, /answered by something else: 204/, intercepted),
    status(206, /answered by something else: 206/, intercepted),
    {
      name: 'a Wi-Fi sign-in page',
      arrange: (desk) => desk.setFault({ status: 302, location: '/sign-in' }),
      logged: /answered by something else: 200 <!doctype html>/,
      hint: intercepted,
    },
  ],
  'refused by the service': [
    status(400, /bad request \(400\)/, kept),
    status(401, /authentication \(401\/403\)/, kept),
    status(403, /authentication \(401\/403\)/, kept),
    status(412, /other: misconfigured: 412 Gmail_API/, kept, 'Gmail_API: Invalid grant'),
    status(413, /other: rejected/, kept),
    status(429, /other: busy/, busy),
    status(500, /other: busy/, busy, '<!doctype html><title>500</title><h1>Server error</h1>'),
    status(451, /other: rejected/, kept),
  ],
  'without an answer': [
    {
      name: 'offline',
      arrange: (_, page) => page.context().setOffline(true),
      mend: (_, page) => page.context().setOffline(false),
      logged: /network: offline/,
      hint: /says that it is offline/,
    },
    {
      name: 'connection refused',
      arrange: (_, page) =>
        page.route('http://mail-desk.test/**', (route) => route.abort('connectionrefused')),
      mend: (_, page) => page.unroute('http://mail-desk.test/**'),
      logged: /network: unreachable/,
      hint: blocked,
    },
    {
      name: 'reset before sending',
      arrange: (desk) => desk.setFault({ reset: true }),
      logged: /network: unreachable/,
      hint: blocked,
    },
    {
      name: 'reset after sending',
      arrange: (desk) => desk.setFault({ afterSend: true }),
      logged: /network: unreachable/,
      hint: blocked,
    },
    {
      name: 'an answer without CORS header',
      arrange: (desk) => desk.setFault({ status: 500, nocors: true }),
      logged: /network: unreachable/,
      hint: blocked,
    },
    {
      name: 'a request blocked in the browser',
      arrange: (_, page) =>
        page.route('http://mail-desk.test/**', (route) => route.abort('blockedbyclient')),
      mend: (_, page) => page.unroute('http://mail-desk.test/**'),
      logged: /network: unreachable/,
      hint: blocked,
    },
  ],
};

for (const [name, group] of Object.entries(failures)) {
  test(
    `${name}: nothing is lost, and a retry succeeds with the same reference`,
    { tag: '@phone' },
    async ({ booking, desk, page, problems }) => {
      problems.expect(...provoked);
      await booking.open();
      await booking.fillUntilReview();
      const reference = await booking.reference();
      let send = booking.submit;
      const attempts = () => problems.seen.filter((line) => line.includes('Booking request: '));
      for (const [before, { name: what, arrange, mend, logged, hint }] of group.entries()) {
        await test.step(what, async () => {
          await arrange(desk, page);
          await send.click();

          await expect
            .poll(() => attempts().slice(before))
            .toEqual([expect.stringMatching(logged)]);
          await expect(booking.failurePanel).toContainText(
            'There was an error submitting your booking. Please try one of these options:',
          );
          await expect(booking.failurePanel).toContainText(hint);
          await expect(booking.failurePanel).toContainText(reference);
          await expect(booking.failurePanel).toBeFocused();
          await expect(booking.failureToast).toContainText(
            'There was an error submitting your booking.',
          );
          for (const place of [booking.failurePanel, booking.failureToast]) {
            await expect(place.getByRole('link', { name: 'Send via Email' })).toHaveAttribute(
              'href',
              /^mailto:bookings@lamanai-day-tours\.example\?subject=Tour%20Booking%20Request%20-%20Lamanai%20Tour%20from%20Belize%20City&body=/,
            );
            await expect(place.getByRole('link', { name: /^Call/ })).toHaveAttribute(
              'href',
              'tel:+18005550142',
            );
          }
          await booking.expectStep(3);
          await expect(booking.form).toContainText(guest.email);
          for (const text of [guest.email, guest.firstName, guest.phone, guest.accommodation]) {
            expect(problems.seen.join('\n')).not.toContain(text);
          }

          desk.setFault(null);
          await mend?.(desk, page);
          // The next failure has to bring a toast of its own.
          await booking.failureToast.getByRole('button', { name: 'Close notice' }).click();
          await expect(booking.failureToast).toHaveCount(0);
        });
        send = booking.failurePanel.getByRole('button', { name: 'Try again' });
      }
      await send.click();
      await expect(page).toHaveURL('/booking-success');
      expect(desk.mails().at(0)?.subject).toContain(reference);
      const sent = posts(desk).flatMap(({ body }) => body?.template_params['reference'] ?? []);
      expect(new Set(sent)).toEqual(new Set([reference]));
    },
  );
}

test(
  'a request that nobody answers is given up after 20 seconds, and says that it may have arrived',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(...provoked);
    await page.clock.install({ time: '2026-11-21T18:00:00Z' });
    await booking.open();
    await booking.fillUntilReview();
    const reference = await booking.reference();
    desk.setFault({ hang: true });
    await booking.submit.click();
    await expect(booking.submit).toHaveText('Submitting...');
    await expect(booking.submit).toBeDisabled();
    await expect(booking.form.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect.poll(() => posts(desk).length).toBe(1);

    await page.clock.runFor(19_000);
    await expect(booking.failurePanel).toBeHidden();
    await page.clock.runFor(1_500);
    await expect(booking.failurePanel).toContainText('We could not tell whether it arrived.');

    desk.setFault(null);
    await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/booking-success');
    expect(desk.mails().map(({ subject }) => subject)).toEqual([
      `Request ${reference}: Belize City, Fri, Dec 25, 2026, 2 guests`,
    ]);
  },
);

test(
  'a site built without its settings shows the failure panel',
  { tag: '@desktop' },
  async ({ booking, page, problems }) => {
    problems.expect(...provoked);
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      await route.fulfill({ response, body: script.replaceAll('local-public-key', '') });
    });
    await booking.open();
    await booking.fillUntilReview();
    await booking.submit.click();
    await expect(booking.failurePanel).toContainText('Your answers are kept');
  },
);

test(
  'mail code that cannot be loaded shows the failure panel',
  { tag: '@desktop' },
  async ({ booking, page, problems }) => {
    problems.expect(...provoked);
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('lib_version')) await route.abort();
      else await route.fulfill({ response });
    });
    await booking.open();
    await booking.fillUntilReview();
    await booking.submit.click();
    await expect(booking.failurePanel).toContainText('Nothing was sent: a part of this page');
    await expect(booking.form).toContainText(guest.email);
  },
);

test.describe('one request', { tag: '@desktop' }, () => {
  const presses: Record<string, (page: Page) => Promise<void>> = {
    'a double click': (page) => page.getByRole('button', { name: 'Complete Booking' }).dblclick(),
    'two clicks in one task': (page) =>
      page.getByRole('button', { name: 'Complete Booking' }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
    'Enter twice': async (page) => {
      await page.getByRole('button', { name: 'Complete Booking' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  };
  for (const [name, press] of Object.entries(presses)) {
    test(`${name} sends one request`, async ({ booking, desk, page }) => {
      await booking.open();
      await booking.fillUntilReview();
      desk.setFault({ status: 200, text: 'OK', delay: 300, afterSend: true });
      await press(page);
      await expect(page).toHaveURL('/booking-success');
      expect(posts(desk)).toHaveLength(1);
    });
  }

  test('a double click on Continue does not press what takes its place', async ({
    booking,
    desk,
    page,
  }) => {
    await booking.open();
    await booking.fillTrip();
    await booking.continue();
    await booking.expectStep(2);
    await booking.fillStay();
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await booking.expectStep(3);
    await expect(booking.submit).toHaveText('Complete Booking');
    expect(posts(desk)).toEqual([]);
  });
});
