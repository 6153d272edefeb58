import { expect, posts, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { reload } from './pages/visitor.ts';

test(
  "the browser's Back and Forward walk through the steps, and never resend",
  { tag: '@desktop' },
  async ({ booking, desk, page }) => {
    await page.goto('/faq');
    await booking.open('/book?tourId=lamanai-tour-belize-city');
    await booking.fillUntilReview();
    await page.goBack();
    await booking.expectStep(2);
    await expect(booking.form.getByRole('textbox', { name: 'Accommodation' })).toHaveValue(
      guest.accommodation,
    );
    await page.goBack();
    await booking.expectStep(1);
    await expect(booking.form.getByRole('textbox', { name: 'First name' })).toHaveValue('José');
    await page.goForward();
    await page.goForward();
    await booking.expectStep(3);
    await expect(booking.stepHeading).toBeFocused();

    await booking.submit.click();
    // The address changes before the page does.
    await expect(received(page)).toBeVisible();
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Your request was already sent' }),
    ).toBeVisible();
    await expect(booking.submit).toBeHidden();
    expect(posts(desk)).toHaveLength(1);

    await page.getByRole('button', { name: 'Request another tour' }).click();
    await booking.expectStep(1);
    await expect(booking.form.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  },
);

test(
  'a reload keeps step, answers and reference, says so, and can be cleared',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.open();
    await booking.fillTrip();
    await booking.continue();
    await booking.fillStay();
    const reference = await booking.reference();
    await reload(page);
    await booking.ready();
    await booking.expectStep(2);
    await expect(page.getByText('We kept what you had entered in this tab.')).toBeVisible();
    await expect(booking.form.getByRole('textbox', { name: 'Special requirements' })).toHaveValue(
      guest.specialRequirements,
    );
    expect(await booking.reference()).toBe(reference);

    await page.getByRole('button', { name: 'Clear' }).click();
    await booking.expectStep(1);
    await expect(booking.form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('booking-draft'))).toBeNull();
  },
);

test(
  'a page left while sending says afterwards that the request may have arrived',
  { tag: '@phone' },
  async ({ booking, desk, page }) => {
    await booking.open();
    await booking.fillUntilReview();
    const reference = await booking.reference();
    desk.setFault({ hang: true });
    await booking.submit.click();
    await expect.poll(() => posts(desk).length).toBe(1);
    await reload(page);
    await booking.ready();
    await expect(
      page.getByText(`Your last request may have been sent (reference ${reference}).`),
    ).toBeVisible();
    desk.setFault(null);
    await booking.submit.click();
    await expect(page).toHaveURL('/booking-success');
    expect(posts(desk).at(-1)?.body?.template_params['reference']).toBe(reference);
  },
);

test(
  'nothing personal is left behind after success',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.open();
    await booking.fillUntilReview();
    await booking.submit.click();
    await expect(page).toHaveURL('/booking-success');
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
  },
);

test(
  'the form and its confirmation work where site data is blocked',
  { tag: '@phone' },
  async ({ booking, page }) => {
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
    await expect(page).toHaveURL('/booking-success');
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  },
);
