import type { Page } from '@playwright/test';

import type { BookingDraft } from '#domain/booking/draft.ts';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, phone, test } from './booking-fixtures.ts';
import { guest, type BookingPage } from './pages/booking-page.ts';
import { watchShift } from './pages/layout-shift.ts';
import { desktopViews, expectGoodLook, LONG_WORD, phoneViews } from './pages/look.ts';
import { boxOf, holdBack, reload, violations } from './pages/visitor.ts';

interface Visit {
  booking: BookingPage;
  desk: MailDesk;
  page: Page;
}

const BOOK = '/book?tourId=lamanai-tour-belize-city';

/** A request that causes hints: an offer, a date that is soon, and an email address with a typo. */
const noted = { ...guest, date: '2026-11-22', persons: '8', email: 'jose@gmial.com' };

/** The longest text that the form accepts. */
const longAnswers = {
  firstName: LONG_WORD.slice(0, 50),
  lastName: LONG_WORD.slice(0, 50),
  email: `${LONG_WORD.slice(0, 25)}.${LONG_WORD.slice(0, 25)}@gmial.com`.replace('ü', 'u'),
  accommodation: LONG_WORD,
  pickupLocation: LONG_WORD,
  specialRequirements: LONG_WORD.repeat(3),
};

const dateField = (page: Page) => page.getByRole('group', { name: /^Date of your tour/ });

/** Takes one booking through all states of the form up to the confirmation page, and looks at each state. */
async function visitEveryState(
  { booking, desk, page }: Visit,
  look: (state: string) => Promise<void>,
  answers: Partial<BookingDraft>,
) {
  const draft = { ...noted, ...answers };
  const expectNoViolation = async (state: string) =>
    expect.soft(await violations(page), state).toEqual([]);

  await booking.open();
  await booking.continue();
  await expect(booking.summary).toBeFocused();
  await look('problems on step 1');
  await booking.form.getByRole('button', { name: /^Choose date/ }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolation('the calendar');
  await page.keyboard.press('Escape');
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
  // Hovering keeps the toast open while axe runs. The toast lies over the page for ten seconds, so only axe runs here.
  await booking.failureToast.hover();
  await expectNoViolation('failed, with the toast');
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(booking.failureToast).toHaveCount(0);
  await look('failed');
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ problems }) => problems.expect(/Booking request: /, /500 \(/));

test('every booking state has no layout, contrast or accessibility problem at 1440 px and at 400% zoom', async ({
  booking,
  desk,
  page,
}) => {
  test.slow();
  const look = (state: string) => expectGoodLook(page, state, desktopViews);
  await visitEveryState({ booking, desk, page }, look, {});
});

test('the booking form starts high at 360 px and at 1440 px', async ({ booking, page }) => {
  for (const [width, height, tourLimit, dateLimit] of [
    [360, 780, 260, 345],
    [1440, 900, 380, 490],
  ] as const) {
    await page.setViewportSize({ width, height });
    await booking.open(BOOK);
    const tour = await boxOf(booking.form.getByRole('combobox', { name: 'Tour' }));
    expect(tour.y, `tour at ${width} px`).toBeLessThanOrEqual(tourLimit);
    expect(tour.height, `tour at ${width} px`).toBeLessThan(60);
    expect((await boxOf(dateField(page))).y, `date at ${width} px`).toBeLessThanOrEqual(dateLimit);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every booking state has no layout, contrast or accessibility problem at 360 px and at 320 px with 200% text', async ({
    booking,
    desk,
    page,
  }) => {
    test.slow();
    const look = (state: string) => expectGoodLook(page, state, phoneViews);
    const closedDays = [{ day: guest.date, reason: LONG_WORD }];
    await page.route('**/notices.json', (route) => route.fulfill({ json: { closedDays } }));
    await visitEveryState({ booking, desk, page }, look, longAnswers);

    await booking.open();
    await expect(booking.form).toContainText(LONG_WORD);
    await booking.fillTrip();
    await booking.continue();
    await expect(booking.summary).toContainText(LONG_WORD);
    await look('a closed day');
  });

  test('the bottom bar of the booking form contains the total and the Continue button', async ({
    booking,
    page,
  }) => {
    await booking.open(BOOK);
    const button = booking.form.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).toBeInViewport({ ratio: 1 });
    await booking.form.getByRole('combobox', { name: 'Number of persons' }).selectOption('2');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(booking.form.getByText('US$264.00')).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(booking.summary).toBeFocused();
  });

  test('the booking form does not shift while it applies the tour from the URL', async ({
    booking,
    page,
  }) => {
    const shift = await watchShift(page);
    await booking.open(BOOK);
    await expect(dateField(page)).toBeVisible();
    expect(await shift()).toBeLessThan(0.01);
  });

  test('the header and the price bar are not sticky while a text field has the focus', async ({
    booking,
    page,
  }) => {
    await booking.open(BOOK);
    const header = page.getByRole('banner');
    const bar = booking.form.getByRole('button', { name: 'Continue' }).locator('xpath=..');
    await expect(bar).toHaveCSS('position', 'sticky');
    for (const name of ['First name', 'Phone']) {
      await booking.form.getByRole('textbox', { name }).tap();
      await expect(header).toHaveCSS('position', 'relative');
      await expect(bar).toHaveCSS('position', 'static');
    }
    await booking.form.getByRole('textbox', { name: 'Phone' }).blur();
    await expect(header).toHaveCSS('position', 'sticky');
    await expect(bar).toHaveCSS('position', 'sticky');
  });
});
