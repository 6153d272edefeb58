import { expect, posts, provoked, received, test } from './booking-fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { copyTab, reload } from './pages/visitor.ts';

test(
  'what is changed after a request that may have arrived is a new version of it, after a reload too',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(...provoked);
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

test(
  'a duplicated tab sends under a reference of its own, and the first keeps its own',
  { tag: '@desktop' },
  async ({ booking, desk, page }) => {
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
  },
);
