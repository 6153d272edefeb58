import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, posts, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { reload } from './pages/visitor.ts';

const NONE = 'If you cancel, the deposit is not refundable: the tour is under 20 days away.';
const HALF =
  'Cancel by December 11, 2026 (Belize time) and 50% of the deposit is refunded. After that it is not refundable.';

/** The calendar file with its folded lines put together. */
async function calendarFile(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll('\\;', ';');
}

test('no refund is promised for a tour in three days, on any page and in the mail', async ({
  booking,
  desk,
  page,
}) => {
  await booking.open();
  await booking.fillUntilReview({ ...guest, date: '2026-11-24' });
  await expect(booking.ticket).toContainText(NONE);
  await expect(booking.form).toContainText(NONE);
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  const card = page.getByRole('region', { name: 'Your request', exact: true });
  await expect(card).toContainText(NONE);
  expect(await calendarFile(page)).toContain(NONE);
  expect(posts(desk)[0]?.body?.template_params['cancellation']).toBe(NONE);
  const [mail] = desk.mails();
  expect(mail?.text).toContain(`${NONE} If we cancel because of the weather, you receive a full`);
  expect(mail?.html.replace(/\s+/g, ' ')).toContain(`${NONE} If we cancel because of the weather`);
});

test('the confirmation says what is true on the day on which it is read', async ({
  booking,
  page,
}) => {
  await booking.open();
  await booking.fillUntilReview({ ...guest, date: '2026-12-31' });
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  const card = page.getByRole('region', { name: 'Your request', exact: true });
  await expect(card).toContainText('Cancel by December 1, 2026 (Belize time) and 100%');

  // The last minute of the full refund, and the first without it.
  await page.clock.setFixedTime('2026-12-02T05:59:00Z');
  await reload(page);
  await expect(card).toContainText('Cancel by December 1, 2026 (Belize time) and 100%');
  await page.clock.setFixedTime('2026-12-02T06:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card).toContainText(HALF);
  await expect(card).not.toContainText('100%');
  expect(await calendarFile(page)).toContain(HALF);

  await page.clock.setFixedTime('2026-12-20T18:00:00Z');
  await reload(page);
  await expect(card).toContainText(NONE);
});
