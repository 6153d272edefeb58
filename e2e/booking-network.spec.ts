import { company } from '#content/company.ts';

import { expect, posts, provoked, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

const MAIL = 'http://mail-desk.test';

test(
  'nothing is asked of others, but the mail service once, when the request is sent',
  { tag: '@phone' },
  async ({ booking, page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    const others = () => asked.filter((line) => !line.startsWith(`GET ${site.url}/`));
    for (const path of ['/', '/tours', `/tour/${guest.tourId}`, '/faq', '/history', '/about']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    await booking.open();
    await booking.fillUntilReview();
    expect(others()).toEqual([]);
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    expect(others()).toEqual([`POST ${MAIL}/api/v1.0/email/send`]);
  },
);

test(
  'a connection that comes back sends nothing by itself',
  { tag: '@phone' },
  async ({ booking, context, desk, page, problems }) => {
    problems.expect(...provoked);
    await booking.open();
    await booking.fillUntilReview();
    await context.setOffline(true);
    await booking.submit.click();
    await expect(booking.failurePanel).toContainText('Your device says that it is offline.');
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    // Whatever would be sent by itself is sent before the mail service hears of this.
    await page.evaluate(() => fetch('http://mail-desk.test/nothing').catch(() => {}));
    expect(posts(desk)).toEqual([]);
    await expect(booking.failurePanel.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
);

test(
  'where no mail program opens, address and phone can be read, and the request be copied',
  { tag: '@phone' },
  async ({ booking, context, desk, page, problems }) => {
    problems.expect(...provoked);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await booking.open();
    await booking.fillUntilReview();
    desk.setFault({ status: 400 });
    await booking.submit.click();
    const panel = booking.failurePanel;
    await expect(panel).toContainText(`If no mail program opens, write to ${company.email}.`);
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
