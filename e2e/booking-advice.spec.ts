import type { Page } from '@playwright/test';

import { expect, posts, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

const FAMILY =
  'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it: the total shown here does not include it yet.';
const NO_REFUND = 'If you cancel, the deposit is not refundable: the tour is under 20 days away.';

/** How the chat links of the page begin their messages, each once. */
const chatMessages = async (page: Page) => {
  const links = await page.locator('a[href^="https://wa.me/"]').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(hrefs.map((href) => new URL(href ?? '').searchParams.get('text') ?? ''))];
};

test(
  'what a request is told about, a family of eight tomorrow with a slip in its address, stands on every page and in the mail',
  { tag: '@phone' },
  async ({ booking, desk, page }) => {
    const { form, ticket } = booking;
    const draft = {
      ...guest,
      tourId: 'lamanai-tour-hopkins',
      persons: '8',
      date: '2026-11-22',
      email: 'jose@gmial.com',
    };
    const advice = form.getByRole('status').filter({ hasText: 'Short notice' });
    const slip = form.getByRole('status').filter({ hasText: 'gmail.com' });
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await booking.open();
    expect(await chatMessages(page)).toEqual(['']);
    await booking.chooseTour('lamanai-tour-belize-city');
    const persons = form.getByRole('combobox', { name: 'Number of persons' });
    await persons.selectOption('2');
    await booking.chooseTour(draft.tourId);
    const replaced = 'Choosing the tour has set this from 2 to 4. Please check it.';
    await expect(persons).toHaveAccessibleDescription(new RegExp(replaced));
    await expect(form.getByRole('status').filter({ hasText: replaced })).toHaveCount(1);
    await booking.fillTrip({ ...draft, date: '2026-11-24' });
    await expect(form.getByText(replaced)).toHaveCount(0);
    await expect(advice).toHaveCount(0);
    await booking.typeDate(draft.date);
    await expect(advice).toContainText(
      'Short notice: your tour is tomorrow, and we answer requests within 24 hours. It is safer to call +1 800 555 0142',
    );
    await expect(ticket).toContainText(FAMILY);
    await expect(ticket).toContainText(NO_REFUND);
    await page.clock.runFor(1000);
    await expect(slip).toContainText('Did you mean jose@gmail.com?');
    await slip.getByRole('button', { name: 'Use this address' }).click();
    await expect(email).toHaveValue('jose@gmail.com');
    await expect(slip).toHaveText('Your e-mail address is now jose@gmail.com.');
    await expect(slip).toBeFocused();
    await email.fill(draft.email);

    await booking.goOnToReview(draft);
    await expect(slip).toContainText('Did you mean jose@gmail.com?');
    await expect(advice).toBeVisible();
    await expect(form).toContainText(FAMILY);
    await expect(form).toContainText(NO_REFUND);
    const reference = await booking.reference();
    const chat = `Hello, about the Lamanai Tour from Hopkins on Sunday, November 22, 2026 for 8 guests (reference ${reference}): `;
    expect(await chatMessages(page)).toEqual([chat]);
    await booking.submit.click();

    await expect(received(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Your tour is tomorrow: please call us now');
    const card = page.getByRole('region', { name: 'Your request', exact: true });
    await expect(card).toContainText(FAMILY);
    await expect(card).toContainText(NO_REFUND);
    await expect.poll(() => chatMessages(page)).toEqual([chat]);
    expect(posts(desk)[0]?.body?.template_params['email']).toBe(draft.email);
    const mail = desk.mails()[0]?.text;
    for (const words of [
      'SHORT NOTICE: Tomorrow. Call now.',
      'OFFER: If these 8 are one family, they may ask',
      'E-MAIL ADDRESS: The address may be mistyped: perhaps',
      `\n${FAMILY}\n`,
      NO_REFUND,
    ]) {
      expect(mail).toContain(words);
    }
  },
);
