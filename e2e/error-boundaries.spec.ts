import { expect, phone, test } from './booking-fixtures.ts';

test.use(phone);

test('a booking form that crashes offers an email link with the answers, and starts again with them', async ({
  booking,
  page,
  problems,
}) => {
  // React reports error #520 if rendering succeeds on the second attempt. This depends on the time of the crash.
  problems.expect(/No more/, /React error #520/);
  await booking.open();
  await booking.fillTrip();
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    Object.assign(window, { repair: () => (document.createElement = create) });
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'fieldset') throw new Error('No more');
      return create(name, options);
    };
  });
  await booking.continue();
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong with the form.' });
  await expect(notice.getByRole('link', { name: 'Send via Email' })).toHaveAttribute(
    'href',
    /Jos%C3%A9/,
  );
  await expect(notice.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Booking information' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate('repair()');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(booking.form.getByRole('textbox', { name: 'Accommodation' })).toBeVisible();
});
