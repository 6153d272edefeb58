import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, posts, provoked, received, test } from './booking-fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { copyTab, reload } from './pages/visitor.ts';

/** Sends a request that arrives, and of which nobody hears; gives its reference. The desk is empty again afterwards. */
async function sendIntoTheUnknown(booking: BookingPage, desk: MailDesk): Promise<string> {
  await booking.open();
  await booking.fillUntilReview();
  const reference = await booking.reference();
  desk.setFault({ afterSend: true });
  await booking.submit.click();
  await expect(booking.failurePanel).toContainText('We could not tell whether it arrived.');
  // Browsers may repeat what a connection lost.
  expect(desk.mails()).not.toEqual([]);
  desk.setFault(null);
  desk.clear();
  return reference;
}

test(
  'what is changed after a request that may have arrived is a new version of it, after a reload too',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(...provoked);
    const reference = await sendIntoTheUnknown(booking, desk);
    await reload(page);
    await booking.ready();
    await expect(
      page.getByText(`Your last request may have been sent (reference ${reference}).`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change pickup location' }).click();
    await booking.form.getByRole('textbox', { name: 'Pickup location' }).fill('Water taxi dock');
    await booking.continue();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(`${reference}-2`).first()).toBeVisible();
    const [mail] = desk.mails();
    expect(mail?.subject).toContain(`${reference}-2`);
    expect(mail?.text).toContain(`REPLACES ${reference}, should that have arrived`);
    expect(mail?.text).toContain('Water taxi dock');
  },
);

test.describe('a duplicated tab', { tag: '@desktop' }, () => {
  test('sends under a reference of its own, and the first keeps its own', async ({
    booking,
    desk,
    page,
  }) => {
    await booking.open();
    await booking.fillUntilReview();
    const reference = await booking.reference();
    const copy = new BookingPage(await copyTab(page));
    await expect(copy.page.getByText('We kept what you had entered in this tab.')).toBeVisible();
    await expect.poll(() => copy.reference()).not.toBe(reference);
    const ownReference = await copy.reference();
    await copy.submit.click();
    await expect(received(copy.page)).toBeVisible();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    const references = posts(desk).map(({ body }) => body?.template_params['reference']);
    expect(references).toEqual([ownReference, reference]);
  });

  test('of a request that may have arrived is a version of it, and names the other tab', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    const reference = await sendIntoTheUnknown(booking, desk);
    const copy = new BookingPage(await copyTab(page));
    await expect(copy.page.getByText(/may have been sent/)).toBeVisible();
    await expect.poll(() => copy.stored()).toContain('"current":2');
    desk.setFault({ status: 429 });
    await copy.submit.click();
    await expect(copy.failurePanel).toContainText(
      'the request from there may be the one that did. Look there first',
    );
    desk.setFault(null);
    await copy.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(received(copy.page)).toBeVisible();
    expect(desk.mails()[0]?.subject).toContain(`${reference}-2`);
  });
});
