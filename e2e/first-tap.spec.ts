import type { Locator } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { firstTaps } from './pages/first-taps.ts';
import { openAtFirstPaint } from './pages/slow-phone.ts';
import { holdBack } from './pages/visitor.ts';

/** Taps a control at once, without waiting until it is stable and enabled. */
async function tap(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await control.dispatchEvent('pointerdown', { bubbles: true });
  await control.click({ force: true, noWaitAfter: true });
}

/** These controls need scripts; pre-hydration.spec.ts tests the controls that need only HTML. */
for (const [control, moment] of [
  ['calendar', 'with the first paint'],
  ['calendar', 'after the connection was lost'],
  ['carousel button', 'after the connection was lost'],
  ['Book Now', 'after the connection was lost'],
] as const) {
  test(
    `on a slow phone, the first tap on the ${control} ${moment} takes effect`,
    { tag: '@phone' },
    async ({ page, context, problems }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
      const found = firstTaps.find((one) => one.control === control);
      if (!found) throw new Error(`There is no ${control}`);
      await openAtFirstPaint(page, found.path);
      if (moment !== 'with the first paint') await context.setOffline(true);
      await tap(found.locate(page));
      await context.setOffline(false);
      await expect(found.effect(page)).toBeVisible();
    },
  );
}

test(
  'the booking form keeps input and clicks from before hydration',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptsPass = await holdBack(page);
    await page.goto('/book', { waitUntil: 'commit' });
    const booking = new BookingPage(page);
    const { form } = booking;
    const email = form.getByRole('textbox', { name: 'Email' });
    await email.evaluate((field) => {
      (field as HTMLInputElement).value = 'ada@example.com';
    });
    const tour = form.getByRole('combobox', { name: 'Tour' });
    await tour.evaluate((field) => {
      (field as HTMLSelectElement).value = 'lamanai-tour-hopkins';
    });
    const firstName = form.getByRole('textbox', { name: 'First name' });
    await firstName.click();
    await page.keyboard.type('Jos');
    await form.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true });
    await firstName.click();
    letScriptsPass();
    await expect(booking.summary).toBeFocused();
    await firstName.press('End');
    await page.keyboard.type('é');
    await expect(firstName).toHaveValue('José');
    await expect(email).toHaveValue('ada@example.com');
    await expect.poll(() => booking.stored()).toMatch(/José.*"email":"ada@example.com"/);
    await expect(page).toHaveURL(/tourId=lamanai-tour-hopkins/);
    await expect(form.getByRole('combobox', { name: 'Number of persons' })).toHaveValue('4');
  },
);

test(
  'a control tapped before hydration is immediately marked as pending',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptsPass = await holdBack(page, /\/assets\/(?!index-)[^/]+\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    const dot = page.getByRole('button', { name: /^Slide 3/ });
    await dot.waitFor();
    await page.waitForLoadState('load');
    await dot.click();
    await expect(dot).toHaveAttribute('data-pending', '', { timeout: 200 });
    await expect(dot).toHaveCSS('outline-style', 'solid');
    letScriptsPass();
    await expect(dot).toHaveAttribute('aria-disabled', 'true');
    await expect(dot).not.toHaveAttribute('data-pending');
  },
);
