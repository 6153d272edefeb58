import { sumsOf, usd } from '#tests/support/specification.ts';

import { expect, phone, posts, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { translatedTexts } from './pages/translation.ts';

test.use({ ...phone, translation: 'live' });

test('a guest books on a page that the browser translates at each step', async ({
  booking,
  desk,
  page,
}) => {
  await booking.open();
  await expect.poll(() => translatedTexts(page)).toContain('Tour');
  await booking.continue();
  await expect(booking.summary).toBeFocused();
  await booking.fillTrip();
  await booking.continue();
  await booking.expectStep(2);
  await booking.form.getByRole('button', { name: 'Back', exact: true }).click();
  await booking.expectStep(1);
  await booking.goOnToReview();
  await expect.poll(() => translatedTexts(page)).toContain('Review your request');
  const sums = sumsOf(guest.tourId, Number(guest.persons));
  await expect(booking.ticket).toContainText(usd(sums.total));
  await booking.submit.click();
  await expect(received(page)).toBeVisible();

  const own = new Set([guest.firstName, guest.accommodation, usd(sums.total), usd(sums.half)]);
  const texts = await translatedTexts(page);
  expect(texts.filter((text) => own.has(text) || /LAM-\w/.test(text))).toEqual([]);
  expect(posts(desk)).toHaveLength(1);
  expect(posts(desk)[0]?.body?.template_params).toMatchObject({
    firstName: guest.firstName,
    hotelPickup: guest.pickupLocation,
  });
});
