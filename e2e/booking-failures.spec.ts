import type { Locator, Page } from '@playwright/test';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, expectedErrors, phone, posts, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

test.use(phone);

interface Failure {
  name: string;
  /** Makes the next attempt fail. */
  arrange: (desk: MailDesk, page: Page) => unknown;
  /** Waits until the attempt has failed. */
  wait?: (page: Page) => unknown;
  /** Removes the cause of the failure, so that the retry does not fail for the same reason. */
  mend?: (desk: MailDesk, page: Page) => unknown;
  logged: RegExp;
  hint: RegExp;
}

const MAIL = 'http://mail-desk.test';
const unknown = /We could not tell whether your request arrived\. Trying again is safe/;
const network = /You may be offline, or an ad blocker or your network may be stopping it/;

/**
 * The failures that only a browser can produce, and one other failure; tests/services/send-booking.test.ts covers all
 * kinds. The retry after each failure causes the next failure.
 */
const failures: readonly Failure[] = [
  {
    name: 'a Wi-Fi sign-in page',
    arrange: (desk) => desk.setFault({ status: 200, text: '<!doctype html><h1>Sign in</h1>' }),
    logged: /answered by something else: 200 <!doctype html>/,
    hint: unknown,
  },
  {
    name: 'a mail server that is down',
    arrange: (desk) => desk.setFault({ status: 412, text: 'Gmail_API: Invalid grant' }),
    logged: /other: mail server down \(412\): 412 Gmail_API/,
    hint: /Our mail service is busy\. Please try again in a minute/,
  },
  {
    name: 'a rejected public key',
    arrange: (desk) => desk.setFault({ status: 403, text: 'Forbidden' }),
    logged: /authentication \(401\/403\): 403 Forbidden/,
    hint: /The problem is on our side/,
  },
  {
    name: 'an offline device, which does not retry automatically',
    arrange: (_, page) => page.context().setOffline(true),
    mend: async (_, page) => {
      await page.context().setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      // If the page retried automatically, the retry would reach the mail desk before this request.
      await page.evaluate((mail) => fetch(`${mail}/nothing`).catch(() => {}), MAIL);
    },
    logged: /network: offline/,
    hint: network,
  },
  {
    name: 'no response for 20 seconds',
    arrange: (desk) => desk.setFault({ hang: true }),
    wait: (page) => page.clock.runFor(20_000),
    logged: /network: timed out: no answer in 20 s/,
    hint: unknown,
  },
  {
    name: 'a request blocked in the browser',
    arrange: (_, page) => page.route(`${MAIL}/**`, (route) => route.abort('blockedbyclient')),
    mend: (_, page) => page.unroute(`${MAIL}/**`),
    logged: /network: unreachable/,
    hint: network,
  },
];

async function expectWaysToReachUs(place: Locator) {
  await expect(place.getByRole('link', { name: 'Send via Email' })).toHaveAttribute(
    'href',
    /^mailto:bookings@lamanai-day-tours\.example\?subject=Tour%20Booking%20Request%20-%20Lamanai%20Tour%20from%20Belize%20City&body=/,
  );
  await expect(place.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  );
}

test.beforeEach(({ problems }) => problems.expect(...expectedErrors));

test('a retry after any kind of failure sends the same reference', async ({
  booking,
  desk,
  page,
  problems,
}) => {
  test.slow();
  await booking.openReview();
  let reference = '';
  let send = booking.submit;
  const attempts = () => problems.seen.filter((line) => line.includes('Booking request: '));
  for (const [before, { name, arrange, wait, mend, logged, hint }] of failures.entries()) {
    await test.step(name, async () => {
      await arrange(desk, page);
      await send.click();
      await wait?.(page);
      reference ||= await booking.reference();
      await expect.poll(() => attempts().slice(before)).toEqual([expect.stringMatching(logged)]);
      await expect(booking.failurePanel).toContainText(
        'There was an error submitting your booking. Please try one of these options:',
      );
      await expect(booking.failurePanel).toContainText(hint);
      await expect(booking.failurePanel).toContainText(reference);
      await expect(booking.failurePanel).toBeFocused();
      await expectWaysToReachUs(booking.failureToast);
      await booking.expectStep(3);
      await expect(booking.form).toContainText(guest.email);

      const requests = posts(desk).length;
      desk.setFault(null);
      await mend?.(desk, page);
      expect(posts(desk)).toHaveLength(requests);
      await expectWaysToReachUs(booking.failurePanel);
    });
    send = booking.failurePanel.getByRole('button', { name: 'Try again' });
  }
  const before = posts(desk).length;
  await send.dblclick();
  await expect(received(page)).toBeVisible();
  expect(posts(desk)).toHaveLength(before + 1);
  expect(desk.mails().at(0)?.subject).toContain(reference);
  const sent = posts(desk).flatMap(({ body }) => body?.template_params['reference'] ?? []);
  expect(new Set(sent)).toEqual(new Set([reference]));
  for (const text of [guest.email, guest.firstName, guest.phone, guest.accommodation]) {
    expect(problems.seen.join('\n')).not.toContain(text);
  }
});

test('a change after a request without an answer is sent under a new reference, and the mail says so', async ({
  booking,
  desk,
  page,
}) => {
  desk.setFault({ hang: true });
  await booking.openReview();
  await booking.submit.click();
  await expect(booking.submit).toHaveText('Submitting...');
  const first = await booking.reference();
  await page.clock.runFor(20_000);
  await expect(booking.failurePanel).toContainText('We could not tell');
  desk.setFault(null);
  await booking.form.getByRole('button', { name: 'Change: Where we meet you' }).click();
  await booking.form.getByRole('textbox', { name: 'Accommodation' }).fill('The Great House');
  await booking.continue();
  await booking.submit.click();
  await expect(received(page)).toBeVisible();
  const second = await booking.reference();
  expect(second).not.toBe(first);
  const mail = desk.mails().find(({ subject }) => subject.includes(second));
  expect(mail?.text).toContain(`THIS REPLACES ${first}.`);
  expect(mail?.text).toContain('The Great House');
});
