import type { Page } from '@playwright/test';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { mailParameterNames } from '#domain/booking/mail-parameters.ts';

import { expect, posts, received, test } from './booking-fixtures.ts';
import { openPage } from './pages/visitor.ts';

/** Presses Tab (or Shift and Tab) until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const text = await page
      .locator(':focus')
      .evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element.closest('label') ?? element).textContent ??
          '',
      );
    if (name.test(text.trim())) return;
  }
  throw new Error(`The Tab key never comes to ${name}`);
}

/** Opens the only email that arrived, and expects that it contains every parameter of the request. */
async function readMail(page: Page, desk: MailDesk, subject: string) {
  const [mail, ...others] = desk.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'bookings@lamanai-day-tours.example', subject });
  expect(posts(desk)).toHaveLength(1);
  const parameters = posts(desk)[0]?.body?.template_params ?? {};
  expect(Object.keys(parameters).toSorted()).toEqual([...mailParameterNames].toSorted());
  const inbox = await page.context().newPage();
  await inbox.setContent(mail?.html ?? '');
  const { answer_code: code, ...shown } = parameters;
  expect(mail?.html).toContain(`/answer#${String(code)}"`);
  for (const [name, text] of Object.entries(shown)) {
    await expect(inbox.locator('body'), name).toContainText(String(text).split('\n')[0] ?? '');
  }
  return { parameters, replyTo: mail?.replyTo };
}

test('a visitor can book with the keyboard alone', async ({ booking, desk, page }) => {
  const { keyboard } = page;
  await openPage(page, '/');
  await keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await tabTo(page, /^Tours$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The heading appears before the radio buttons, so wait for a radio button.
  await expect(page.getByRole('radio', { name: 'By Road' })).toBeVisible();
  await tabTo(page, /^All Tours$/);
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await tabTo(page, /Belize City$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/tour/lamanai-tour-belize-city');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  await tabTo(page, /^Overview$/);
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Itinerary' })).toBeVisible();
  await tabTo(page, /^Book This Tour$/, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/book?tourId=lamanai-tour-belize-city');
  await booking.ready();

  const { form } = booking;
  const month = form.getByRole('spinbutton', { name: 'Month' });
  await form.getByRole('combobox', { name: 'Tour' }).focus();
  await expect(month).toBeVisible();
  await keyboard.press('Tab');
  await expect(month).toBeFocused();
  await keyboard.type('12252026');
  await expect(form).toContainText('Friday, December 25, 2026');
  await keyboard.press('Tab');
  await expect(form.getByRole('button', { name: /choose date/i })).toBeFocused();
  await keyboard.press('Tab');
  const persons = form.getByRole('combobox', { name: 'Number of persons' });
  await expect(persons).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(persons).toHaveValue('2');
  await tabTo(page, /^Ask us on WhatsApp/);
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', '+44 20 79460000']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await booking.expectStep(2);
  await expect(booking.stepHeading).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('A hotel');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Pickup location' })).not.toHaveValue('');
  await form.getByRole('textbox', { name: 'Special requirements' }).focus();
  await keyboard.type('one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await booking.expectStep(2);
  await tabTo(page, /^Continue$/);
  await keyboard.press('Enter');
  await booking.expectStep(3);
  await expect(booking.stepHeading).toBeFocused();
  await booking.submit.focus();
  await page.clock.runFor(3000);
  await keyboard.press('Enter');
  await expect(received(page)).toBeFocused();
  const reference = String(posts(desk)[0]?.body?.template_params['reference']);
  const subject = `Booking request ${reference}`;
  const { parameters, replyTo } = await readMail(page, desk, subject);
  expect(parameters['specialRequirements']).toBe('one\ntwo');
  expect(replyTo).toBe('ada@example.com');
});
