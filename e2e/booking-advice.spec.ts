import type { Page } from '@playwright/test';

import { expect, posts, provoked, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { openPage, reload, violations } from './pages/visitor.ts';

const hopkins = { ...guest, tourId: 'lamanai-tour-hopkins' };
const GROUP =
  'Parties of 6 or more get a group discount. Ask us for it: the total shown here does not include it yet.';
const FAMILY =
  'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it: the total shown here does not include it yet.';

/** How the chat links of the page begin their messages, each once. */
const chatMessages = async (page: Page) => {
  const links = await page.locator('a[href^="https://wa.me/"]').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(hrefs.map((href) => new URL(href ?? '').searchParams.get('text') ?? ''))];
};

for (const [draft, offer, flag] of [
  [{ ...guest, persons: '6' }, GROUP, 'A party of 6 may ask for the group discount.'],
  [{ ...hopkins, persons: '8' }, FAMILY, 'If these 8 are one family, they may ask'],
] as const) {
  test(
    `a party of ${draft.persons} is told of its offer on ticket, review, confirmation and copy`,
    { tag: '@phone' },
    async ({ booking, desk, page }) => {
      await booking.open();
      await booking.fillTrip({ ...draft, persons: '5' });
      await expect(booking.ticket).not.toContainText('Ask us for it');
      await booking.form
        .getByRole('combobox', { name: 'Number of persons' })
        .selectOption(draft.persons);
      await expect(booking.ticket).toContainText(offer);
      await booking.goOnToReview(draft);
      await expect(booking.form.getByText(offer)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await booking.submit.click();

      await expect(received(page)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your request' })).toContainText(offer);
      const copy = await page
        .getByRole('link', { name: 'E-mail myself a copy' })
        .getAttribute('href');
      expect(new URL(copy ?? '').searchParams.get('body')).toContain(`\r\n${offer}\r\n`);
      expect(desk.mails()[0]?.text).toContain(`OFFER: ${flag}`);
      expect(desk.mails()[0]?.text).toContain(`\n${offer}\n`);
    },
  );
}

test(
  'within 48 hours the form advises to call or to chat, and refuses nothing',
  { tag: '@phone' },
  async ({ booking, desk, page }) => {
    const advice = booking.form.getByRole('status').filter({ hasText: 'Short notice' });
    await booking.open();
    await booking.fillTrip();
    await expect(advice).toHaveCount(0);
    for (const [day, away] of [
      ['2026-11-21', 'today'],
      ['2026-11-22', 'tomorrow'],
      ['2026-11-23', 'in 2 days'],
    ] as const) {
      await booking.typeDate(day);
      await expect(advice).toContainText(
        `Short notice: your tour is ${away}, and we answer requests within 24 hours. It is safer to call +1 800 555 0142 or to write to us on WhatsApp. You can send this request all the same.`,
      );
    }
    await booking.typeDate('2026-11-24');
    await expect(advice).toHaveCount(0);

    await booking.typeDate('2026-11-22');
    await expect(advice.getByRole('link', { name: '+1 800 555 0142' })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    );
    expect(await violations(page)).toEqual([]);
    await booking.goOnToReview();
    await expect(advice).toBeVisible();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Our team answers by e-mail or phone within 24 hours');
    await expect(main).toContainText(
      'Your tour is tomorrow: please call us now at +1 800 555 0142 or write to us on WhatsApp, and name your reference.',
    );
    expect(await violations(page)).toEqual([]);
    const mail = desk.mails()[0]?.text;
    expect(mail).toContain(
      'SHORT NOTICE: Tomorrow. Call now. Counted from the day of sending, Saturday, November 21, 2026.',
    );
    expect(mail).not.toContain('24 hours');
  },
);

test(
  'every chat link begins with what is known',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(...provoked);
    await openPage(page, '/tour/lamanai-tour-hopkins');
    expect(await chatMessages(page)).toEqual(['Hello, about the Lamanai Tour from Hopkins: ']);
    await page.getByRole('link', { name: 'FAQ' }).last().click();
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => chatMessages(page)).toEqual(['']);

    await booking.open();
    expect(await chatMessages(page)).toEqual(['']);
    await booking.fillUntilReview({ ...hopkins, persons: '4' });
    const reference = await booking.reference();
    const whole = `Hello, about the Lamanai Tour from Hopkins on Friday, December 25, 2026 for 4 guests (reference ${reference}): `;
    expect(await chatMessages(page)).toEqual([whole]);

    desk.setFault({ status: 500 });
    await booking.submit.click();
    await expect(booking.failurePanel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/5015550142?text=${encodeURIComponent(whole)}`,
    );
    expect(await violations(page)).toEqual([]);
    desk.setFault(null);
    await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(received(page)).toBeVisible();
    await expect.poll(() => chatMessages(page)).toEqual([whole]);
    await reload(page);
    await expect.poll(() => chatMessages(page)).toEqual([whole]);
  },
);

test(
  'a slip in the mail domain is asked about, and never in the way',
  { tag: '@phone' },
  async ({ booking, desk, page }) => {
    const hint = booking.form.getByRole('status').filter({ hasText: 'gmail.com' });
    const email = booking.form.getByRole('textbox', { name: 'E-mail' });
    await booking.open();
    await booking.fillTrip({ ...guest, email: 'jose@gmial.com' });
    await page.clock.runFor(1000);
    await expect(hint).toContainText('Did you mean jose@gmail.com?');
    expect(await violations(page)).toEqual([]);
    await hint.getByRole('button', { name: 'Use this address' }).click();
    await expect(email).toHaveValue('jose@gmail.com');
    await expect(hint).toHaveText('Your e-mail address is now jose@gmail.com.');
    await expect(hint).toBeFocused();

    await email.fill('jose@gmial.com');
    await booking.goOnToReview();
    await expect(hint).toContainText('Did you mean jose@gmail.com?');
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    expect(posts(desk)[0]?.body?.template_params['email']).toBe('jose@gmial.com');
    expect(desk.mails()[0]?.text).toContain('E-MAIL ADDRESS: The address may be mistyped: perhaps');
  },
);

test(
  'the copy goes to the visitor’s own address, of which nothing is kept',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    const copy = page.getByRole('link', { name: 'E-mail myself a copy' });
    await booking.open();
    await booking.fillUntilReview();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    await expect(copy).toHaveAttribute(
      'href',
      /^mailto:jose\.obrien%2Btours@example\.com\?subject=Tour%20request%20LAM-/,
    );
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(sessionStorage),
        Object.entries(localStorage),
        history.state,
        document.cookie,
      ]),
    );
    expect(kept).not.toContain('example.com');
    await reload(page);
    await expect(copy).toHaveAttribute('href', /^mailto:\?subject=Tour%20request%20LAM-/);
  },
);

/** Lets the host take its time over the notices, until the returned function is called. */
async function holdNotices(page: Page, closedDays: readonly object[]) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/notices.json', async (route) => {
    await answered;
    await route.fulfill({ json: { closedDays, banner: null } });
  });
  return answer;
}

test.describe('a day that is closed', { tag: '@phone' }, () => {
  const closedDays = [{ day: guest.date, reason: 'High water' }];

  test('is told at the review as soon as it is known', async ({ booking, desk, page }) => {
    const answer = await holdNotices(page, closedDays);
    await booking.open();
    await booking.fillUntilReview();
    answer();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'There are no tours on this day (High water). Please select another date.',
    );
    expect(await violations(page)).toEqual([]);
    await alert.getByRole('button', { name: 'Change the date' }).click();
    await booking.expectStep(1);
    await expect(booking.form.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
    expect(posts(desk)).toEqual([]);
  });

  test('is the staff’s to find where the list did not come, and the mail says so', async ({
    booking,
    desk,
    page,
  }) => {
    await holdNotices(page, closedDays);
    await booking.open();
    await booking.fillUntilReview();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    expect(desk.mails()[0]?.text).toContain(
      'CLOSED DAYS: The list of closed days had not reached the guest when this was sent.',
    );
  });
});
