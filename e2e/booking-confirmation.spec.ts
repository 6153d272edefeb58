import { expect, expectedErrors, phone, received, test, withoutCode } from './booking-fixtures.ts';
import { guest, type BookingPage } from './pages/booking-page.ts';
import { openPage, reload } from './pages/visitor.ts';

test.use(phone);

const denial = 'You haven’t sent a request from this tab';

async function book(booking: BookingPage) {
  await booking.openReview();
  await booking.submit.click();
  await expect(booking.submit).toHaveCount(0);
  return booking.reference();
}

test.describe('the confirmation page', () => {
  test.beforeEach(({ problems }) => problems.expect(...expectedErrors));

  test('a visitor who books sends network requests only to the site and the mail service', async ({
    booking,
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    for (const path of ['/', '/tours', `/tour/${guest.tourId}`, '/faq', '/history', '/about']) {
      await openPage(page, path);
    }
    await book(booking);
    await expect(received(page)).toBeVisible();
    expect(asked.filter((line) => !line.startsWith(`GET ${site.url}/`))).toEqual([
      'POST http://mail-desk.test/api/v1.0/email/send',
    ]);
  });

  test('the confirmation page offers the request as a copy, as a calendar entry and as an email', async ({
    booking,
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const reference = await book(booking);
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Tour request ${reference} (not confirmed yet)`);
    expect(copied).toContain('Date: Friday, December 25, 2026');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await downloading).suggestedFilename()).toBe(`${reference}.ics`);
    await page.getByText('More ways to save it').click();
    const copy = page.getByRole('link', { name: 'Email myself a copy' });
    const subject = `\\?subject=Tour%20request%20${reference}&body=`;
    await expect(copy).toHaveAttribute(
      'href',
      new RegExp(`^mailto:jose\\.obrien%2Btours@example\\.com${subject}`),
    );
    await reload(page);
    await page.getByText('More ways to save it').click();
    await expect(copy).toHaveAttribute('href', new RegExp(`^mailto:${subject}`));
  });

  test('the browser stores no personal data after a request is sent', async ({
    booking,
    context,
    page,
  }) => {
    const reference = await book(booking);
    await expect(received(page)).toBeVisible();
    const left = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(sessionStorage),
        Object.entries(localStorage),
        history.state,
        document.cookie,
      ]),
    );
    for (const text of [guest.email, guest.firstName, guest.lastName, guest.phone]) {
      expect(left).not.toContain(text);
    }

    const other = await context.newPage();
    await openPage(other, '/booking-success');
    await expect(other.getByText(denial)).toBeVisible();
    await other.close();

    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Your request was already sent' }),
    ).toBeVisible();
    await expect(page.getByText(`Reference ${reference}`)).toBeVisible();
    await page.getByRole('button', { name: 'Request another tour' }).click();
    await booking.expectStep(1);
  });

  test('the confirmation page shows the request even if the browser blocks site data', async ({
    booking,
    desk,
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await booking.open();
    await booking.fillUntilReview();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    await reload(page);
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(/LAM-\w{7}/).first()).toBeVisible();
    expect(desk.mails()).toHaveLength(1);
  });

  test('the confirmation page still confirms a sent request if the connection fails', async ({
    booking,
    context,
    desk,
    page,
    problems,
  }) => {
    problems.expect(/dynamically imported module/);
    desk.setFault({ delay: 700 });
    await booking.openReview();
    await page.waitForLoadState('networkidle');
    page.on('response', (response) => {
      if (response.url().includes('/email/send')) void context.setOffline(true);
    });
    await booking.submit.click();
    await expect(booking.submit).toHaveText('Submitting...');
    // The browser fires this event before it opens a tel: or mailto: link in another program.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    await expect(received(page)).toBeVisible();
    await expect(page.getByText('Booking Submitted Successfully!')).toBeVisible();
    expect(desk.mails()).toHaveLength(1);
    await context.setOffline(false);
    await reload(page);
    await expect(received(page)).toBeVisible();
    // If the scripts do not load, the page cannot know whether a request was sent. Therefore it must not say that none
    // was.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(page.getByText(denial)).toHaveCount(0);
  });

  test('the booking form confirms a sent request if the confirmation page cannot be loaded', async ({
    booking,
    desk,
    page,
  }) => {
    await withoutCode(page, denial);
    const reference = await book(booking);
    await expect(
      page.getByRole('heading', { name: 'Your request was received', level: 2 }),
    ).toBeFocused();
    await expect(page.getByRole('main')).toContainText(`Your reference is ${reference}`);
    await expect(page).toHaveURL(/\/book\?/);
    expect(desk.mails()).toHaveLength(1);
    expect(await booking.stored()).toBeNull();
    // Prefetches for other pages may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
