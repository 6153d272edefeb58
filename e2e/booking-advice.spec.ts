import { sumsOf, usd } from '#tests/support/specification.ts';

import { expect, phone, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

test.use(phone);

/** The advice for a family of eight that travels tomorrow. Every page shows the same text. */
const FAMILY =
  'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it: the total here doesn’t include it yet.';
const NO_REFUND = 'Under 20 days before the tour, the deposit isn’t refunded.';

test('the advice for a family that books for tomorrow appears on every step and in the email', async ({
  booking,
  desk,
  page,
}) => {
  const { form, ticket } = booking;
  const tourId = 'lamanai-tour-hopkins';
  const family = {
    ...guest,
    tourId,
    persons: '8',
    date: '2026-11-22',
    email: 'jose@gmial.com',
  };
  await booking.open('/book?tourId=lamanai-tour-belize-city');
  const persons = form.getByRole('combobox', { name: 'Number of persons' });
  await persons.selectOption('2');
  await booking.chooseTour(tourId);
  await expect(persons).toHaveValue('4');
  await booking.fillTrip({ ...family, date: '2026-11-24' });
  const advice = form.getByRole('status').filter({ hasText: 'replies can take' });
  await expect(advice).toHaveCount(0);
  const total = usd(sumsOf(tourId, 8).total);
  const priceBar = page.locator('main [aria-hidden]').filter({ hasText: total });
  // While a field has the focus, the price bar is not fixed, because the virtual keyboard needs the space.
  await page.locator('main :focus').blur();
  await expect(priceBar).toBeInViewport();
  const announced = page.getByRole('status').filter({ hasText: `Total ${total}, deposit` });
  await expect(announced).toHaveCount(1);
  await form.getByRole('button', { name: /choose date/i }).tap();
  await page.getByRole('dialog').getByRole('gridcell', { name: '22', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap();
  await expect(form).toContainText('Sunday, November 22, 2026');
  await expect(advice).toContainText(
    'Your tour starts within 48 hours, and replies can take 24 hours. Please also call +1 800 555 0142',
  );
  await expect(ticket).toContainText(FAMILY);
  await expect(ticket).toContainText(NO_REFUND);
  const slip = form.getByRole('status').filter({ hasText: 'gmail.com' });
  await expect(slip).toContainText('Did you mean jose@gmail.com?');
  await slip.getByRole('button', { name: 'Use this address' }).tap();
  const email = form.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('jose@gmail.com');
  await expect(slip).toHaveText('Your email address is now jose@gmail.com.');
  await expect(slip).toBeFocused();
  await email.fill(family.email);

  await booking.continue();
  await booking.expectStep(2);
  await booking.fillStay(family);
  await booking.continue();
  await booking.expectStep(3);
  for (const words of ['Did you mean jose@gmail.com?', 'replies can take']) {
    await expect(form).toContainText(words);
  }
  for (const words of [FAMILY, NO_REFUND]) await expect(ticket).toContainText(words);
  await page.clock.runFor(3000);
  await booking.submit.click();

  await expect(page).toHaveURL('/booking-success');
  await expect(received(page)).toBeVisible();
  const reference = await booking.reference();
  await expect(page.getByText('Booking Submitted Successfully!')).toHaveText(
    "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.",
  );
  await expect(page.getByRole('main')).toContainText(
    'Your tour starts within 48 hours. Please call us now',
  );
  const card = page.getByRole('region', { name: 'Your request', exact: true });
  for (const words of [reference, FAMILY, NO_REFUND]) await expect(card).toContainText(words);

  const [mail, ...others] = desk.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Booking request ${reference}`);
  for (const words of [
    'SHORT NOTICE: Tomorrow. Call now.',
    'OFFER: If these 8 are one family, they may ask',
    'EMAIL ADDRESS: The address may have a typo: perhaps',
    NO_REFUND,
  ]) {
    expect(mail?.text).toContain(words);
  }
  expect(mail?.replyTo).toBe(family.email);
});
