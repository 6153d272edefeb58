import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentDir } from '#content/load-content.ts';

import { expect, posts, received, test } from './booking-fixtures.ts';
import { guest, WRITING_TIME_MS } from './pages/booking-page.ts';
import { buildSite } from './pages/build-site.ts';

const tourId = 'lamanai-tour-belize-city';

const soldOut = { day: '2026-11-24', soldOut: true, tours: [tourId] };

/** The optional fields of a tour, which the company leaves empty at first. */
const options = {
  priceUsd: 132,
  closedWeekdays: ['Sunday'],
  seasonFirstDay: 'November 1',
  seasonLastDay: 'November 28',
  cutOffHours: 48,
  pickupTimes: [{ place: 'Harbor Hotel', time: '8:15 AM' }],
};

/** Copies the content and changes these files. @returns the folder of the copy */
async function copyContent(changes: Readonly<Record<string, object>>) {
  const dir = join(await mkdtemp(join(tmpdir(), 'tour-options-')), 'content');
  await cp(contentDir, dir, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = join(dir, `${name}.json`);
    const value = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...value, ...change }));
  }
  return dir;
}

test('the optional fields of a tour reach its page, the calendar, the total and the email @desktop', async ({
  booking,
  desk,
  page,
}) => {
  test.slow();
  const content = await copyContent({
    'tours/belize-city': options,
    'tours/hopkins-belize': { bookingLink: 'https://fareharbor.example/hopkins' },
    notices: { closedDays: [soldOut], banner: null },
  });
  const site = await buildSite(content, join(content, '../site'));

  await test.step('the tour page states days and latest request', async () => {
    await page.goto(`${site.url}/tour/${tourId}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Monday to Saturday, November 1 to November 28');
    await expect(main).toContainText('48 hours before pickup');
  });

  await test.step('the Book button of another tour leads to its link', async () => {
    await page.goto(`${site.url}/tour/lamanai-tour-hopkins`);
    await expect(page.getByRole('link', { name: 'Book This Tour' })).toHaveAttribute(
      'href',
      'https://fareharbor.example/hopkins',
    );
  });

  await test.step('the calendar offers only days on which the tour can be requested', async () => {
    await booking.open(`${site.url}/book?tourId=${tourId}`);
    await booking.typeDate('2026-11-25');
    await booking.form.getByRole('button', { name: /^Choose date/ }).click();
    const days = page.getByRole('grid').getByRole('gridcell');
    const isEnabled = (day: number) => days.filter({ hasText: RegExp(`^${day}$`) }).isEnabled();
    // It is noon on November 21. The 22nd is a Sunday, and the season ends on the 28th.
    const november = Array.from({ length: 30 }, (_, index) => index + 1);
    const offered = await Promise.all(november.map(isEnabled));
    expect(november.filter((_, index) => offered[index])).toEqual([25, 26, 27, 28]);
    await days.filter({ hasText: /^26$/ }).click();
  });

  await test.step('the pickup suggestion with its time is taken', async () => {
    await booking.fillTrip({ ...guest, date: '2026-11-26', persons: '3' });
    await booking.continue();
    await booking.fillStay({ ...guest, pickupLocation: 'Harbor Hotel, 8:15 AM' });
    await booking.continue();
    await booking.expectStep(3);
    await page.clock.runFor(WRITING_TIME_MS);
  });

  await test.step('the email has the day and the pickup', async () => {
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    expect(posts(desk)[0]?.body?.template_params).toMatchObject({
      date: 'November 26, 2026',
      participants: '3',
      total_price: '396.00',
      depositAmount: '198.00',
      hotelPickup: 'Harbor Hotel, 8:15 AM',
    });
  });
  await site.close();
});
