import type { Page } from '@playwright/test';

import { about } from '#domain/about.ts';
import { tours } from '#domain/tours.ts';

import { expect, posts, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { SiteHeader } from './pages/site-header.ts';
import { translated, translatedTexts } from './pages/translation.ts';

// What React writes into a text that is gone from the page is an error in the console, and fails each of these.
test.use({ translation: 'live' });

async function open(page: Page, address: string) {
  await page.goto(address);
  await translated(page);
}

const pill = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Transportation' }).getByRole('button', { name });

test('a translated form books a tour, and the staff read the guest’s own words', async ({
  booking,
  desk,
  page,
}) => {
  await open(page, '/book');
  await booking.fillUntilReview();
  const reference = await booking.reference();
  await expect(booking.ticket).toContainText('US$264.00');
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  await expect(page.getByText('Booking Submitted Successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received');
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(reference);
  expect(posts(desk)).toHaveLength(1);
  expect(posts(desk)[0]?.body?.template_params).toMatchObject({
    to_name: 'Lamanai Day Tours team',
    from_name: 'José O’Brien & Söhne <b>',
    tour_title: 'Lamanai Tour from Belize City',
    date: 'December 25, 2026',
    participants: '2',
    total_price: '264.00',
    firstName: 'José',
    lastName: 'O’Brien & Söhne <b>',
    email: 'jose.obrien+tours@example.com',
    phone: '+44 20 79460000',
    hotelPickup: 'Not sure yet',
    hotelName: 'Ramada Princess, Belize City',
    specialRequirements: 'One child, aged 9.\nWe bring a drone? No.',
    dietaryRestrictions: 'Gluten-free',
    tourId: 'lamanai-tour-belize-city',
    pricePerPerson: '132.00',
    depositAmount: '132.00',
    balanceDue: '132.00',
    reference,
  });
  expect(desk.mails()).toHaveLength(1);
});

test('what must reach people unchanged is not translated', async ({ booking, desk, page }) => {
  desk.setFault({ status: 500 });
  await open(page, '/book');
  await booking.fillUntilReview();
  const reference = await booking.reference();
  const kept = new Set([
    'José',
    'O’Brien & Söhne <b>',
    'jose.obrien+tours@example.com',
    '+44 20 79460000',
    'Ramada Princess, Belize City',
    'US$264.00',
    'US$132.00',
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
  await open(page, '/book?tourId=lamanai-tour-hopkins');
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
  await expect(booking.ticket).toContainText('US$264.00');
  await expect(booking.ticket).toContainText('December 25, 2026');
  await booking.chooseTour('lamanai-tour-placencia');
  await expect(booking.ticket).toContainText('Lamanai Tour from Placencia');
  await expect(booking.ticket).toContainText('US$1,288.00');
  await expect(booking.ticket).toContainText('4 × US$322.00');
  await form.getByRole('combobox', { name: 'Number of persons' }).selectOption('15');
  await expect(booking.ticket).toContainText('15 × US$322.00');
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
  await page.reload();
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
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText('US$4,830.00');
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received');
});

test('the calendar of a translated form chooses a day', async ({ booking, page }) => {
  await open(page, '/book');
  await booking.form.getByRole('button', { name: /Choose date/ }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(calendar.getByText('December 2026')).toBeVisible();
  // The month before is on its way out.
  await expect(calendar.getByRole('rowgroup')).toHaveCount(1);
  await calendar.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(booking.ticket).toContainText('December 24, 2026');
});

test('the filter of translated tours goes back and forth', async ({ page }) => {
  await open(page, '/tours');
  for (const [name, line] of [
    ['By Road', '4 of 8 tours · By Road'],
    ['By Flight', '2 of 8 tours · By Flight'],
    ['All Tours', '8 tours'],
    ['By Water Taxi', '2 of 8 tours · By Water Taxi'],
    ['All Tours', '8 tours'],
  ] as const) {
    await pill(page, name).click();
    await expect(page.getByRole('status')).toHaveText(line);
    await expect(page.getByRole('button', { pressed: true })).toHaveText(name);
  }
});

test('translated pages follow each other, with everything on them pressed', async ({ page }) => {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await open(page, '/');
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    await carousel.getByRole('button', { name: 'Stop slide rotation' }).click();
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await carousel.getByRole('button', { name: 'Start slide rotation' }).click();
  }
  await footer.getByRole('link', { name: 'All Tours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eight ways to Lamanai');
  await main.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tour\//);
  const tour = tours.find(({ id }) => page.url().endsWith(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour?.title ?? '');
  for (const name of ['Itinerary', "What's Included", 'Overview']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  const gallery = page.getByRole('region', { name: 'Pictures of this tour' });
  for (const picture of [3, 8, 1]) {
    await gallery.getByRole('button', { name: `Show picture ${picture} of 8` }).click();
    await expect(gallery.getByRole('status')).toContainText(`Picture ${picture} of 8`);
  }
  await main.getByRole('button', { name: 'Share this tour' }).click();
  await expect(main.getByRole('status').filter({ hasText: /https?:|copied/ })).toBeVisible();
  await main.getByRole('article').last().getByRole('link').click();
  await expect(page).not.toHaveURL(`/tour/${tour?.id}`);
  await footer.getByRole('link', { name: 'FAQ' }).click();
  for (const tab of ['About Lamanai Tours', 'About the Maya Ruins']) {
    await page.getByRole('tab', { name: tab }).click();
    const questions = page.getByRole('tabpanel').getByRole('button');
    await questions.nth(0).click();
    await questions.nth(1).click();
    await questions.nth(1).click();
    await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
  }
  const heading = page.getByRole('heading', { level: 1 });
  const walked = [
    ['FAQ', 'Before you come'],
    ['History', 'Three thousand years'],
    ['About Us', about.hero.title],
    ['Book Now', 'Request your tour'],
    ['Home', 'Guided day tours to Lamanai, Belize'],
  ] as const;
  for (const [name, text] of walked.slice(1)) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(heading).toHaveText(text);
  }
  for (const [, text] of walked.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(heading).toHaveText(text);
  }
  await expect(page.getByRole('tab', { name: 'About the Maya Ruins' })).toBeVisible();
  await expect(footer).toBeVisible();
});

test('the translated menu opens, leads on and closes', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/tours');
  const header = new SiteHeader(page);
  await header.openMenu();
  await header.closeButton.click();
  await header.openMenu();
  await header.menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you come');
  await header.openMenu();
  await page.keyboard.press('Escape');
  await expect(header.menu).toBeHidden();
});

test('a translated notice comes, and is closed', async ({ page }) => {
  await page.route('/notices.json', (route) =>
    route.fulfill({
      json: {
        banner: { id: 'river', text: 'The river is high this week.', until: '2099-01-01' },
        closedDays: [{ day: '2026-12-25', reason: 'Christmas' }],
      },
    }),
  );
  await open(page, '/');
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('The river is high this week.');
  await notice.getByRole('button', { name: 'Close notice' }).click();
  await expect(notice).toBeHidden();
});

test(
  'the machine room runs a machine on a translated page',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/machines');
    await page
      .getByRole('navigation', { name: 'Machines' })
      .getByRole('link', { name: 'Menu', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Menu', exact: true })).toBeVisible();
    const bench = page.getByRole('region', { name: 'Run it here' });
    await expect(bench.getByText('Step 0 of 0')).toBeVisible();
    await bench
      .getByRole('button', { name: /menu\.toggle/ })
      .first()
      .click();
    await expect(bench.getByText('Step 1 of 1')).toBeVisible();
    await bench.getByRole('button', { name: 'Back' }).click();
    await expect(bench.getByText('Step 0 of 1')).toBeVisible();
    await bench.getByRole('button', { name: 'Reset' }).click();
    await expect(bench.getByText('Step 0 of 0')).toBeVisible();
  },
);

test('an address without a page, and a cold confirmation', async ({ page, problems }) => {
  problems.expect(/No page at|404/);
  await open(page, '/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/booking-success');
  await page.getByRole('link', { name: 'Explore More Tours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eight ways to Lamanai');
});

for (const [translation, moment] of [
  ['early', 'while it is being read, before the app takes over'],
  ['between', 'while the app takes over, section after section'],
] as const) {
  test.describe(`translated ${moment}`, () => {
    test.use({ translation });

    for (const address of ['/', '/tours', '/tour/lamanai-tour-hopkins', '/faq', '/history']) {
      test(`${address} works`, async ({ page }) => {
        await page.goto(address);
        await expect(page.locator('header[data-place]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.getByRole('contentinfo').getByRole('link', { name: 'All Tours' }).click();
        await pill(page, 'By Road').click();
        await expect(page.getByRole('status')).toHaveText('4 of 8 tours · By Road');
      });
    }

    test('the form books', async ({ booking, desk, page }) => {
      await booking.open();
      await booking.fillUntilReview();
      await booking.submit.click();
      await expect(page).toHaveURL('/booking-success');
      expect(desk.mails()).toHaveLength(1);
    });
  });
}
