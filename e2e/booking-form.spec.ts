import { expect, test } from './booking-fixtures.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';
import { guest } from './pages/booking-page.ts';
import { openPage, violations } from './pages/visitor.ts';

const sums = sumsOf('lamanai-tour-belize-city', 2);

test(
  'an incomplete step explains each gap once, leads to it, and forgets nothing',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.open();
    await expect(booking.summary).toBeHidden();
    await booking.form.getByRole('textbox', { name: 'First name' }).fill('A');
    await booking.continue();

    await expect(booking.summary).toBeFocused();
    await expect(booking.summary.getByRole('link')).toHaveText([
      'Please select a tour.',
      'Please select a date.',
      'Please select the number of persons.',
      'First name must be at least 2 characters.',
      'Last name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Phone number must be at least 7 characters.',
    ]);
    await expect(page).toHaveTitle(/^Error: Step 1 of 3/);
    expect(await violations(page)).toEqual([]);

    await booking.summary
      .getByRole('link', { name: 'First name must be at least 2 characters.' })
      .click();
    const firstName = booking.form.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await expect(firstName).toHaveAccessibleDescription(
      'First name must be at least 2 characters.',
    );
    await page.keyboard.press('End');
    await page.keyboard.type('da');
    await expect(firstName).toHaveValue('Ada');
    await expect(firstName).toHaveAttribute('aria-invalid', 'false');
    await booking.summary.getByRole('link', { name: 'Please select a date.' }).click();
    await expect(booking.form.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
  },
);

test(
  'every answer has a way to change it that leads back to the review',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.open();
    await booking.fillUntilReview({ ...guest, dietaryRestrictions: '', specialRequirements: '' });
    expect(await violations(page)).toEqual([]);
    await expect(booking.form.getByRole('button', { name: /^Change/ })).toHaveText([
      'Change tour',
      'Change date',
      'Change number of persons',
      'Change first name',
      'Change last name',
      'Change e-mail',
      'Change phone',
      'Change accommodation',
      'Change pickup location',
      'Change dietary restrictions',
      'Change special requirements',
    ]);
    await expect(booking.form.getByText('None', { exact: true })).toHaveCount(2);
    await expect(booking.form).toContainText('Friday, December 25, 2026');

    await booking.form.getByRole('button', { name: 'Change e-mail' }).click();
    const email = booking.form.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeFocused();
    await email.fill('new@example.com');
    await booking.continue();
    await booking.expectStep(3);
    await expect(booking.form).toContainText('new@example.com');
    await expect(booking.stepHeading).toBeFocused();
  },
);

test(
  'only one of the eight tours is preselected, whatever the address says',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    const tour = booking.form.getByRole('combobox', { name: 'Tour' });
    for (const id of ['__proto__', 'constructor', 'belize-city', '<script>', 'x'.repeat(5000)]) {
      await booking.open(`/book?tourId=${encodeURIComponent(id)}`);
      await expect(tour).toHaveValue('');
    }
    await booking.open('/book?tourId=lamanai-tour-placencia');
    await expect(tour).toHaveValue('lamanai-tour-placencia');
    await expect(booking.form.getByRole('combobox', { name: 'Number of persons' })).toHaveValue(
      '4',
    );
    await expect(booking.form).toContainText('Minimum 4 guests required');
    await booking.chooseTour('lamanai-tour-belize-city');
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-belize-city');
    await expect(booking.form).toContainText('Minimum 2 guests required');
    await expect(
      booking.form.getByRole('combobox', { name: 'Number of persons' }).getByRole('option'),
    ).toHaveText([
      'Select the number of persons',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20].map((count) => `${count} persons`),
    ]);
  },
);

test('the calendar offers today to the same day next year, and typed dates are judged', async ({
  booking,
  page,
}) => {
  await booking.open();
  await booking.form.getByRole('button', { name: /choose date/i }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('gridcell', { name: '20', exact: true })).toBeDisabled();
  await expect(calendar.getByRole('gridcell', { name: '21', exact: true })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const messages: Record<string, string> = {
    '2026-11-20': 'Please select a date from today on. In Belize today is November 21, 2026.',
    '2027-11-22': 'Please select a date no later than November 21, 2027.',
    '2026-02-31': 'Please enter a real date, such as 12/25/2026.',
  };
  for (const [day, message] of Object.entries(messages)) {
    await booking.typeDate(day);
    await booking.continue();
    await expect(booking.summary.getByRole('link', { name: message })).toBeVisible();
  }
  await booking.typeDate('2027-11-21');
  await expect(booking.form).toContainText('Sunday, November 21, 2027');
});

test('a visitor books with the keyboard alone', { tag: '@desktop' }, async ({ booking, page }) => {
  await booking.open('/book?tourId=lamanai-tour-belize-city');
  const month = booking.form.getByRole('spinbutton', { name: 'Month' });
  await booking.form.getByRole('combobox', { name: 'Tour' }).focus();
  await expect(month).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(month).toBeFocused();
  await page.keyboard.type('12252026');
  await expect(booking.form).toContainText('Friday, December 25, 2026');
  await page.keyboard.press('Tab');
  await expect(booking.form.getByRole('button', { name: /choose date/i })).toBeFocused();
  await page.keyboard.press('Tab');
  const persons = booking.form.getByRole('combobox', { name: 'Number of persons' });
  await expect(persons).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(persons).toHaveValue('2');
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', '+44 20 79460000']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await booking.expectStep(2);
  await expect(booking.stepHeading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A hotel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(booking.form.getByRole('textbox', { name: 'Pickup location' })).not.toHaveValue('');
  await booking.form.getByRole('textbox', { name: 'Special requirements' }).focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await booking.expectStep(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await booking.expectStep(3);
  await booking.submit.focus();
  await page.clock.runFor(3000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/booking-success');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'the failure toast stays while it has the focus, closes on Escape, and the panel remains',
  { tag: '@desktop' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(/Booking request: /, /Failed to load resource/);
    await page.clock.install({ time: '2026-11-21T18:00:00Z' });
    await booking.open();
    await booking.fillUntilReview();
    desk.setFault({ status: 500 });
    await booking.submit.click();
    await expect(booking.failureToast).toBeVisible();
    await booking.failureToast.getByRole('link', { name: /^Call/ }).focus();
    expect(await violations(page)).toEqual([]);
    await page.clock.runFor(15_000);
    await expect(booking.failureToast).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(booking.failureToast).toBeHidden();
    await expect(booking.failurePanel).toBeFocused();

    await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(booking.failureToast).toBeVisible();
    await page.clock.runFor(9_500);
    await expect(booking.failureToast).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(booking.failureToast).toBeHidden();
    await expect(booking.failurePanel).toBeVisible();
  },
);

test(
  'the confirmation keeps the request: copy, calendar file, e-mail, and is useful when opened cold',
  { tag: '@phone' },
  async ({ booking, context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await booking.open();
    await booking.fillUntilReview();
    const reference = await booking.reference();
    await booking.submit.click();
    await expect(page).toHaveURL('/booking-success');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        `Tour request ${reference} (not confirmed yet)`,
        'Tour: Lamanai Tour from Belize City',
        'Date: Friday, December 25, 2026',
        'Guests: 2',
        `Total: ${usd(sums.total)}`,
        `Deposit: ${usd(sums.half)}`,
        `Balance due in cash on arrival: ${usd(sums.half)}`,
        'Cancel by November 25, 2026 (Belize time) and 100% of the deposit is refunded; by December 5, 2026, 50%. After that it is not refundable.',
        'Lamanai Day Tours, +1 800 555 0142, bookings@lamanai-day-tours.example',
      ].join('\n'),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe(`${reference}.ics`);
    await expect(page.getByRole('link', { name: 'E-mail myself a copy' })).toHaveAttribute(
      'href',
      new RegExp(
        `^mailto:jose\\.obrien%2Btours@example\\.com\\?subject=Tour%20request%20${reference}&body=`,
      ),
    );
    await page.getByRole('link', { name: 'Explore More Tours' }).click();
    await expect(page).toHaveURL('/tours');

    const cold = await context.newPage();
    await openPage(cold, '/booking-success');
    await expect(cold.getByRole('heading', { level: 1 })).toHaveText('After you send a request');
    await expect(cold.getByRole('listitem').filter({ hasText: 'spam folder' })).toBeVisible();
    await expect(cold.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  },
);
