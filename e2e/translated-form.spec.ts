import { expect, posts, test } from './booking-fixtures.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';
import { guest } from './pages/booking-page.ts';
import { guestRequest } from './pages/guest-request.ts';
import { openTranslated, translated, translatedTexts } from './pages/translation.ts';
import { reload } from './pages/visitor.ts';

const sums = sumsOf('lamanai-tour-belize-city', 2);
const fromPlacencia = (persons: number) => sumsOf('lamanai-tour-placencia', persons);

test.use({ translation: 'live' });

test('a translated form books a tour, and the staff read the guest’s own words', async ({
  booking,
  desk,
  page,
}) => {
  await openTranslated(page, '/book');
  await booking.fillUntilReview();
  const reference = await booking.reference();
  await expect(booking.ticket).toContainText(usd(sums.total));
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  await expect(page.getByText('Booking Submitted Successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received');
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(reference);
  expect(posts(desk)).toHaveLength(1);
  expect(posts(desk)[0]?.body?.template_params).toMatchObject(
    guestRequest('lamanai-tour-belize-city', 2, reference),
  );
  expect(desk.mails()).toHaveLength(1);
});

test('what must reach people unchanged is not translated', async ({ booking, desk, page }) => {
  desk.setFault({ status: 500 });
  await openTranslated(page, '/book');
  await booking.fillUntilReview();
  const reference = await booking.reference();
  const kept = new Set([
    'José',
    'O’Brien & Söhne <b>',
    'jose.obrien+tours@example.com',
    '+44 20 79460000',
    'Ramada Princess, Belize City',
    usd(sums.total),
    usd(sums.half),
    '+1 800 555 0142',
    'bookings@lamanai-day-tours.example',
    'Lamanai Day Tours',
  ]);
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  const onReview = await translatedTexts(page);
  expect(onReview).toContain('Check your answers');
  expect(onReview.filter((text) => kept.has(text))).toEqual([]);
  desk.setFault(null);
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received');
  const onConfirmation = await translatedTexts(page);
  expect(onConfirmation).toContain('Your request was received');
  expect(onConfirmation.filter((text) => kept.has(text) || text.includes(reference))).toEqual([]);
});

test('every step of a translated form tells the truth, with mistakes, changes and failures', async ({
  booking,
  desk,
  page,
  problems,
}) => {
  problems.expect(/Booking request: /, /Failed to load resource/);
  const { form } = booking;
  await openTranslated(page, '/book?tourId=lamanai-tour-hopkins');
  await expect(booking.ticket).toContainText('Lamanai Tour from Hopkins');
  await expect(form.getByText('Minimum 4 guests required')).toBeVisible();
  await booking.chooseTour('');
  await booking.continue();
  await expect(booking.summary).toContainText('Please select a tour.');
  await expect(booking.summary).toContainText('Please select a date.');
  await expect(booking.summary).toContainText('Please enter a valid email address.');
  await form.getByRole('textbox', { name: 'First name' }).fill('x'.repeat(51));
  await expect(form).toContainText('First name must be less than 50 characters.');
  await booking.fillTrip();
  await expect(booking.summary).toBeHidden();
  await expect(booking.ticket).toContainText(usd(sums.total));
  await expect(booking.ticket).toContainText('December 25, 2026');
  await booking.chooseTour('lamanai-tour-placencia');
  await expect(booking.ticket).toContainText('Lamanai Tour from Placencia');
  await expect(booking.ticket).toContainText(usd(fromPlacencia(4).total));
  await expect(booking.ticket).toContainText(`4 × ${usd(fromPlacencia(4).each)}`);
  await form.getByRole('combobox', { name: 'Number of persons' }).selectOption('15');
  await expect(booking.ticket).toContainText(`15 × ${usd(fromPlacencia(15).each)}`);
  await booking.typeDate('2026-12-26');
  await expect(booking.ticket).toContainText('December 26, 2026');
  await booking.continue();
  await booking.expectStep(2);
  await expect(booking.stepHeading).toContainText('Pickup and needs');
  await booking.continue();
  await expect(booking.summary).toContainText('Please enter your pickup location.');
  await form
    .getByRole('group', { name: 'Usual pickup points' })
    .getByRole('button')
    .first()
    .click();
  await expect(booking.summary).not.toContainText('Please enter your pickup location.');
  await booking.fillStay({ ...guest, specialRequirements: 'x'.repeat(4990) });
  await expect(form.getByText('4,990 of 5,000 characters.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Special requirements' }).fill('None.');
  await expect(form.getByText('Allergies, mobility')).toBeVisible();
  await form.getByRole('button', { name: 'Back' }).click();
  await booking.expectStep(1);
  await expect(booking.stepHeading).toContainText('Your day and you');
  await reload(page);
  await booking.ready();
  await translated(page);
  await expect(page.getByText('We kept what you had entered in this tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await booking.continue();
  await booking.continue();
  await booking.expectStep(3);
  await form.getByRole('button', { name: 'Change first name' }).click();
  await form.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await booking.continue();
  await booking.expectStep(3);
  await expect(form.getByText('Ana', { exact: true })).toBeVisible();

  // As long as a person takes at least.
  await page.clock.runFor(3000);
  desk.setFault({ status: 429 });
  await booking.submit.click();
  await expect(booking.failurePanel).toContainText('try again in a minute');
  await expect(booking.failureToast).toContainText('There was an error submitting your booking.');
  await booking.failureToast.getByRole('button', { name: 'Close notice' }).click();
  await booking.failurePanel.getByRole('button', { name: 'Copy request' }).click();
  await expect(booking.failurePanel.getByRole('status')).not.toBeEmpty();
  desk.setFault({ status: 500 });
  await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
  // The toast of the first attempt may still be fading.
  await expect(booking.failurePanel).toContainText('could not tell');
  desk.setFault(null);
  await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/booking-success');
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(
    usd(fromPlacencia(15).total),
  );
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received');
});

test('the calendar of a translated form chooses a day', async ({ booking, page }) => {
  await openTranslated(page, '/book');
  await booking.form.getByRole('button', { name: /Choose date/ }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(calendar.getByText('December 2026')).toBeVisible();
  // The month before is on its way out.
  await expect(calendar.getByRole('rowgroup')).toHaveCount(1);
  await calendar.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(booking.ticket).toContainText('December 24, 2026');
});
