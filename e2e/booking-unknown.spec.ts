import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, posts, provoked, received, test } from './booking-fixtures.ts';
import type { BookingPage } from './pages/booking-page.ts';
import { copyTab, reload } from './pages/visitor.ts';

/** Sends a request that arrives, and of which nobody hears; gives its reference. The desk is empty again afterwards. */
async function sendIntoTheUnknown(booking: BookingPage, desk: MailDesk): Promise<string> {
  await booking.open();
  await booking.fillUntilReview();
  const reference = await booking.reference();
  desk.setFault({ afterSend: true });
  await booking.submit.click();
  await expect(booking.failurePanel).toBeVisible();
  desk.setFault(null);
  desk.clear();
  return reference;
}

test.describe('unknown is called unknown', { tag: '@phone' }, () => {
  for (const [name, fault] of Object.entries({
    'a connection that broke after the mail was sent': { afterSend: true },
    'an answer that the browser may not read': {
      status: 200,
      text: 'OK',
      afterSend: true,
      nocors: true,
    },
    'a repeat that the service turned away': { status: 429, afterSend: true },
  })) {
    test(`${name}, after a reload too`, async ({ booking, desk, page, problems }) => {
      problems.expect(...provoked);
      await booking.open();
      await booking.fillUntilReview();
      const reference = await booking.reference();
      desk.setFault(fault);
      await booking.submit.click();
      await expect(booking.failurePanel).toContainText('We could not tell whether it arrived.');
      expect(desk.mails().length).toBeGreaterThan(0);
      await reload(page);
      await booking.ready();
      await expect(
        page.getByText(`Your last request may have been sent (reference ${reference}).`),
      ).toBeVisible();
    });
  }

  test('what is changed after such an attempt is a new version of the same request', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    const reference = await sendIntoTheUnknown(booking, desk);
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
  });

  test('an answer that says OK after the time-out is told', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    await booking.open();
    await booking.fillUntilReview();
    desk.setFault({ delay: 2500 });
    await booking.submit.click();
    await expect(booking.submit).toHaveText('Submitting...');
    await page.clock.runFor(20_000);
    await expect(booking.failurePanel).toContainText('We could not tell whether it arrived.');
    await expect(received(page)).toBeVisible();
    await expect(booking.failurePanel).toBeHidden();
    expect(desk.mails()).toHaveLength(1);
  });
});

test.describe('a duplicated tab', { tag: '@desktop' }, () => {
  test('sends under a reference of its own, and the first keeps its own', async ({
    booking,
    desk,
    page,
  }) => {
    await booking.open();
    await booking.fillUntilReview();
    const reference = await booking.reference();
    const copy = await copyTab(page);
    await expect(copy.getByText('We kept what you had entered in this tab.')).toBeVisible();
    const referenceOfCopy = () =>
      copy.evaluate(
        () =>
          (JSON.parse(sessionStorage.getItem('booking-draft') ?? '{}') as { reference: string })
            .reference,
      );
    await expect.poll(referenceOfCopy).not.toBe(reference);
    expect(await booking.reference()).toBe(reference);
    const ownReference = await referenceOfCopy();
    await copy.getByRole('button', { name: 'Complete Booking' }).click();
    await expect(received(copy)).toBeVisible();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    const references = posts(desk).map(({ body }) => body?.template_params['reference']);
    expect(references).toEqual([ownReference, reference]);
  });

  test('of a request that may have arrived is a version of it', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    const reference = await sendIntoTheUnknown(booking, desk);
    const copy = await copyTab(page);
    await expect(copy.getByText(/may have been sent/)).toBeVisible();
    await expect
      .poll(() => copy.evaluate(() => sessionStorage.getItem('booking-draft')))
      .toContain('"current":2');
    await copy.getByRole('button', { name: 'Complete Booking' }).click();
    await expect(received(copy)).toBeVisible();
    expect(desk.mails()[0]?.subject).toContain(`${reference}-2`);
  });

  test('that was turned away says that the other tab’s request may be the one', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    await sendIntoTheUnknown(booking, desk);
    const copy = await copyTab(page);
    await expect
      .poll(() => copy.evaluate(() => sessionStorage.getItem('booking-draft')))
      .toContain('"current":2');
    desk.setFault({ status: 429 });
    await copy.getByRole('button', { name: 'Complete Booking' }).click();
    await expect(copy.getByRole('alert')).toContainText(
      'the request from there may be the one that did. Look there first',
    );
  });
});
