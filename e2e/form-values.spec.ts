import type { Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { holdBack } from './pages/visitor.ts';

const { firstName, lastName, email, phone } = guest;
const contact = { firstName, lastName, email, phone };

for (const events of [['input', 'change'], ['change'], []]) {
  test(
    `the Continue button saves values that a script sets with ${events.join(' and ') || 'no event'}`,
    { tag: '@phone' },
    async ({ booking, page }) => {
      await booking.open();
      await booking.chooseTour(guest.tourId);
      await booking.typeDate(guest.date);
      await booking.form
        .getByRole('combobox', { name: 'Number of persons' })
        .selectOption(guest.persons);
      await page.evaluate(
        ({ values, types }) => {
          for (const [name, value] of Object.entries(values)) {
            const input = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
            if (!input) throw new Error(`No control is named ${name}`);
            input.value = value;
            for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }));
          }
        },
        { values: contact, types: events },
      );
      await booking.continue();
      await booking.expectStep(2);
      const stored = JSON.parse((await booking.stored()) ?? '{}') as { draft: unknown };
      expect(stored.draft).toMatchObject(contact);
    },
  );
}

/** Serves the form through a host that modifies its HTML. */
async function rewriteForm(page: Page, rewrite: (html: string) => string) {
  await page.route('**/book', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });
}

const EMAIL_LINK = /<a\b[^>]*href="mailto:[^"]*"[^>]*>.*?<\/a>/s;
const OBFUSCATED = '<span class="__cf_email__" data-cfemail="5b39">[email&#160;protected]</span>';

for (const [host, rewrite] of [
  ['strips HTML comments', (html: string) => html.replaceAll(/<!--[^[].*?-->|<!---->/gs, '')],
  [
    'replaces an email link in the form',
    (html: string) => {
      const [head = '', body = ''] = html.split('<main');
      return `${head}<main${body.replace(EMAIL_LINK, OBFUSCATED)}`;
    },
  ],
] as const) {
  test(
    `answers typed before hydration are kept if the host modifies the HTML: it ${host}`,
    { tag: '@phone' },
    async ({ booking, page, problems }) => {
      problems.expect(/Minified React error #\d+/);
      await rewriteForm(page, rewrite);
      const letScriptsPass = await holdBack(page);
      await page.goto('/book', { waitUntil: 'commit' });
      await booking.chooseTour(guest.tourId);
      await booking.form.getByRole('textbox', { name: 'First name' }).fill(firstName);
      await booking.form.getByRole('textbox', { name: 'Email' }).fill(email);
      letScriptsPass();
      await booking.ready();
      await expect(booking.form.getByRole('combobox', { name: 'Tour' })).toHaveValue(guest.tourId);
      await expect(booking.form.getByRole('textbox', { name: 'First name' })).toHaveValue(
        firstName,
      );
      await expect(booking.form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      expect(problems.seen.join()).toContain('Minified React error');
    },
  );
}

for (const text of ['2027-01-25', '25.01.2027', 'Jan 25 2027', '1/25/27', '٢٥/٠١/٢٠٢٧']) {
  test(
    `the booking form reads the date ${text} typed before hydration`,
    { tag: '@phone' },
    async ({ booking, page }) => {
      const letScriptsPass = await holdBack(page);
      await page.goto('/book', { waitUntil: 'commit' });
      await booking.form.getByRole('textbox', { name: 'Date of your tour' }).fill(text);
      letScriptsPass();
      await booking.ready();
      await expect(booking.form).toContainText('Monday, January 25, 2027');
      await booking.form.getByRole('textbox', { name: 'First name' }).focus();
      await expect(booking.form.getByRole('spinbutton', { name: 'Day' })).toHaveText('25');
    },
  );
}

test(
  'the booking form reports an unreadable date typed before hydration',
  { tag: '@phone' },
  async ({ booking, page }) => {
    const letScriptsPass = await holdBack(page);
    await page.goto('/book', { waitUntil: 'commit' });
    const date = booking.form.getByRole('textbox', { name: 'Date of your tour' });
    await date.fill('next Friday');
    await booking.form.getByRole('textbox', { name: 'First name' }).focus();
    letScriptsPass();
    await booking.ready();
    await expect(booking.form).toContainText('We cannot read “next Friday” as a date.');
    await expect(date).toHaveValue('next Friday');
    await date.fill('December 25, 2026');
    await date.blur();
    await expect(booking.form).toContainText('Friday, December 25, 2026');
    await expect(booking.form.getByRole('spinbutton', { name: 'Year' })).toHaveText('2026');
  },
);

for (const selected of ['one part', 'all parts']) {
  test(
    `the booking form reads a date pasted into the calendar field with ${selected} selected`,
    { tag: '@desktop' },
    async ({ booking, context, page }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await booking.open();
      for (const text of ['2026-12-25', '25.12.2026', 'December 25, 2026', '12252026']) {
        await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
        // While all sections of the field are selected, a single section cannot be clicked.
        await booking.form.getByRole('textbox', { name: 'First name' }).click();
        await booking.form.getByRole('spinbutton', { name: 'Day' }).click();
        if (selected === 'all parts') await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('ControlOrMeta+v');
        await expect(booking.form).toContainText('Friday, December 25, 2026');
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('Delete');
        await expect(booking.form).not.toContainText('Friday, December 25, 2026');
      }
    },
  );
}
