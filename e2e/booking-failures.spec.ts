import type { Locator, Page } from '@playwright/test';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { company } from '#content/company.ts';

import { expect, posts, expectedErrors, received, test, withoutCode } from './booking-fixtures.ts';
import { guest, TODAY_NOON_IN_BELIZE } from './pages/booking-page.ts';

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
const unknown = /We’re not sure your request reached us\..*Trying again is safe/;
const blocked = /We’re not sure your request reached us\. An ad blocker or your network/;
const trap = (page: Page) => page.locator('input[name="rk_note"]');

/**
 * The failures that only a browser can produce, and one other failure; tests/services/send-booking.test.ts covers all
 * kinds. The retry after each failure causes the next failure.
 */
const failures: readonly Failure[] = [
  {
    name: 'a honeypot that was filled in',
    arrange: (_, page) => trap(page).fill('Harbour Hotel'),
    mend: (_, page) => trap(page).fill(''),
    logged: /other: challenged/,
    hint: /we check for automated forms\. Press Try again/,
  },
  {
    name: 'a Wi-Fi sign-in page',
    arrange: (desk) => desk.setFault({ status: 200, text: '<!doctype html><h1>Sign in</h1>' }),
    logged: /answered by something else: 200 <!doctype html>/,
    hint: /Your Wi-Fi may want you to sign in first/,
  },
  {
    name: 'a mail server that is down',
    arrange: (desk) => desk.setFault({ status: 412, text: 'Gmail_API: Invalid grant' }),
    logged: /other: mail server down \(412\): 412 Gmail_API/,
    hint: /Our mail server didn’t accept your request\. Please try again in a minute/,
  },
  {
    name: 'a rejected public key',
    arrange: (desk) => desk.setFault({ status: 403, text: 'Forbidden' }),
    logged: /authentication \(401\/403\): 403 Forbidden/,
    hint: /The problem is on our side.*Your answers are still here/,
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
    hint: /Your device is offline/,
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
    hint: blocked,
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

test(
  'a retry after any kind of failure sends the same reference',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    test.slow();
    const reference = await booking.openReview();
    let send = booking.submit;
    const attempts = () => problems.seen.filter((line) => line.includes('Booking request: '));
    for (const [before, { name, arrange, wait, mend, logged, hint }] of failures.entries()) {
      await test.step(name, async () => {
        await arrange(desk, page);
        await send.click();
        await wait?.(page);
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
        // Close the toast, so that the next failure must show a new toast.
        await booking.failureToast.getByRole('button', { name: 'Close notice' }).click();
        await expect(booking.failureToast).toHaveCount(0);
        // On a phone, the panel shows these actions only after the toast has closed.
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
  },
);

test(
  '"Try again" loads the email script that failed to load before',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await withoutCode(page, 'lib_version');
    await booking.openReview();
    await booking.submit.click();
    await expect(booking.failurePanel).toContainText('Nothing was sent: part of this page');
    await expect(booking.form).toContainText(guest.email);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(received(page)).toBeVisible();
  },
);

test(
  'the failure toast closes after ten seconds unless it has the focus',
  { tag: '@desktop' },
  async ({ booking, desk, page }) => {
    await page.clock.install({ time: TODAY_NOON_IN_BELIZE });
    await booking.openReview();
    desk.setFault({ status: 500 });
    await booking.submit.click();
    const { failurePanel: panel, failureToast: toast } = booking;
    await expect(toast).toBeVisible();
    await toast.getByRole('link', { name: /^Call/ }).focus();
    await page.clock.runFor(15_000);
    // The fade-out runs in real time, so a toast that is closing would still be visible for a moment.
    await expect(expect(toast).toBeHidden({ timeout: 1000 })).rejects.toThrow();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(toast).toBeHidden();
    await expect(panel).toBeFocused();

    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(7_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(toast).toBeHidden();
    await expect(panel).toBeVisible();
  },
);

test(
  'the failure panel offers the company email, the phone number and a copy of the request',
  { tag: '@desktop' },
  async ({ booking, context, desk, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await booking.openReview();
    desk.setFault({ status: 500 });
    await booking.submit.click();
    const panel = booking.failurePanel;
    await expect(panel).toContainText(`If your mail app doesn’t open, email ${company.email}.`);
    await expect(panel.getByText(company.email)).toHaveCSS('user-select', 'auto');
    await expect(panel.getByRole('link', { name: /^Call/ })).toContainText(company.phone);
    await panel.getByRole('button', { name: 'Copy request' }).click();
    await expect(panel.getByRole('status')).toContainText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of [guest.email, guest.phone, guest.accommodation, guest.pickupLocation]) {
      expect(copied).toContain(text);
    }
    expect(copied).toContain(await booking.reference());
  },
);
