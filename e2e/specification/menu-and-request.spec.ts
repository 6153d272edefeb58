import type { Page, Route } from '@playwright/test';

import { tourDetailsOf } from '#domain/tour-details.ts';

import { expect } from '../fixtures.ts';
import { BookingPage, guest } from '../pages/booking-page.ts';
import { SiteHeader } from '../pages/site-header.ts';
import { follow, visit, walk } from './line.ts';

const hopkins = 'lamanai-tour-hopkins';
const mailService = 'http://mail-desk.test/**';

async function openForm(page: Page, address = '/book') {
  const booking = new BookingPage(page);
  await booking.open(address);
  return booking;
}

const optionsOf = (page: Page, name: string) =>
  page
    .getByRole('combobox', { name })
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

/** How many animations the main area runs in the moment the new page is there. */
async function animationsOfMain(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await visit(page, '/about');
  const animations = page.evaluate(async () => {
    const isNew = () => document.querySelector('h1')?.textContent?.includes('thousand years');
    while (!isNew()) await new Promise(requestAnimationFrame);
    const entered = document.querySelector('#main > *');
    return entered?.getAnimations().filter((animation) => animation instanceof CSSTransition)
      .length;
  });
  await follow(page, '/history');
  return animations;
}

walk(
  '§2 Header on mobile, §4 Mobile menu',
  [
    [
      'A MENU toggle opens a full-screen menu with the same links, a contact block and a Book Now button; page scrolling is locked while it is open, and it closes when a link is tapped or the close button is used',
      async (page) => {
        await visit(page, '/tours');
        const site = new SiteHeader(page);
        await expect(site.header.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
        await site.openMenu();
        const box = await site.menu.boundingBox();
        expect([box?.width, box?.height]).toEqual([
          page.viewportSize()?.width,
          page.viewportSize()?.height,
        ]);
        for (const name of ['Home', 'Tours', 'FAQ', 'History', 'About Us', 'Book Now']) {
          await expect(site.menu.getByRole('link', { name, exact: true })).toBeVisible();
        }
        await expect(site.menu.locator('a[href^="https://wa.me/"]')).toBeVisible();
        await expect(site.menu.locator('a[href^="mailto:"]')).toBeVisible();
        expect((await site.hold()).overflow).toBe('hidden');
        await site.closeButton.click();
        await expect(site.menu).toBeHidden();
        expect((await site.hold()).overflow).toBe('visible');
        await site.openMenu();
        await site.menu.getByRole('link', { name: 'FAQ' }).click();
        await expect(page).toHaveURL('/faq');
        await expect(site.menu).toBeHidden();
        expect((await site.hold()).overflow).toBe('visible');
      },
    ],
  ],
  ['@phone', '@translated'],
);

walk('§2 Layout: the main area', [
  [
    'A main area with a fade-in, which those who want less motion do not get',
    async (page) => {
      expect(await animationsOfMain(page, 'no-preference')).toBe(1);
      expect(await animationsOfMain(page, 'reduce')).toBe(0);
    },
  ],
]);

walk('§2 Tour detail: each tab and the side card', [
  [
    "Overview: full description and highlights; Itinerary: ordered list of timed steps; What's Included: included and not-included lists; a hovered thumbnail shows an enlarged preview",
    async (page) => {
      const tour = tourDetailsOf(hopkins);
      await visit(page, `/tour/${hopkins}`);
      const panel = (name: string) => page.getByRole('tabpanel', { name });
      const [opening = ''] = tour.fullDescription.split('\n');
      await expect(panel('Overview')).toContainText(opening);
      await expect(panel('Overview').getByRole('heading', { name: 'Highlights' })).toBeVisible();
      await page.getByRole('tab', { name: 'Itinerary' }).click();
      const steps = panel('Itinerary').locator('ol > li');
      await expect(steps).toHaveCount(tour.itinerary.length);
      for (const step of await steps.all()) await expect(step).toContainText(/\d{1,2}:\d\d [AP]M/);
      await page.getByRole('tab', { name: "What's Included" }).click();
      for (const name of ['Included', 'Not included']) {
        await expect(
          panel("What's Included").getByRole('heading', { name, exact: true }),
        ).toBeVisible();
      }
      await page.getByRole('button', { name: /picture 2 of 8/i }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  ],
]);

walk('§2 Booking, §4 Booking form step', [
  [
    'Optional query parameter tourId preselects the tour; choosing a tour sets persons to its minimum; options run from the minimum, 1-10, 15 and 20',
    async (page) => {
      const booking = await openForm(page, `/book?tourId=${hopkins}`);
      await expect(page.getByRole('combobox', { name: 'Tour' })).toHaveValue(hopkins);
      const persons = page.getByRole('combobox', { name: 'Number of persons' });
      await expect(persons).toHaveValue('4');
      const fromFour = ['4', '5', '6', '7', '8', '9', '10', '15', '20'];
      expect((await optionsOf(page, 'Number of persons')).filter(Boolean)).toEqual(fromFour);
      await booking.chooseTour(guest.tourId);
      expect((await optionsOf(page, 'Number of persons')).filter(Boolean)).toEqual([
        '2',
        '3',
        ...fromFour,
      ]);
    },
  ],
  [
    'Step 1: tour, date, persons, firstName, lastName, email, phone. Step 2: accommodation, pickupLocation, dietaryRestrictions, specialRequirements. Step 3: review. Steps 1 and 2 have a continue button; steps 2 and 3 have Back, 3 to 2 and 2 to 1',
    async (page) => {
      const booking = await openForm(page);
      const button = (name: string) => booking.form.getByRole('button', { name });
      await expect(booking.form.getByLabel(/Date of your tour/).first()).toBeVisible();
      await expect(button('Back')).toHaveCount(0);
      await booking.continue();
      await booking.expectStep(1);
      await booking.fillTrip();
      await booking.continue();
      await booking.expectStep(2);
      await booking.continue();
      await booking.expectStep(2);
      expect((await optionsOf(page, 'Dietary restrictions')).filter(Boolean)).toEqual([
        'none',
        'vegetarian',
        'vegan',
        'gluten-free',
        'dairy-free',
        'other',
      ]);
      await booking.fillStay();
      await booking.continue();
      await booking.expectStep(3);
      await expect(booking.form).toContainText(guest.accommodation);
      await expect(button('Complete Booking')).toBeVisible();
      await expect(button('Continue')).toHaveCount(0);
      await button('Back').click();
      await booking.expectStep(2);
      await button('Back').click();
      await booking.expectStep(1);
    },
  ],
  [
    "Submit: the button reads 'Submitting...' and buttons are disabled; on any status but 200 a failure notice appears and the user stays on the form; on 200 a success notice appears and the user goes to /booking-success",
    async (page) => {
      const held: Route[] = [];
      await page.route(mailService, (route) => void held.push(route));
      const booking = await openForm(page);
      await booking.fillUntilReview();
      await booking.submit.click();
      await expect(booking.submit).toHaveText('Submitting...');
      await expect(booking.submit).toBeDisabled();
      await expect(booking.form.getByRole('button', { name: 'Back' })).toBeDisabled();
      await expect.poll(() => held.length).toBe(1);
      await held[0]?.fulfill({
        status: 500,
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: 'text',
      });
      await expect(page.getByRole('alert')).toContainText(
        'There was an error submitting your booking. Please try one of these options:',
      );
      await expect(page).toHaveURL(/\/book\?tourId=.*#review$/);
      await page.unroute(mailService);
      await booking.submit.click();
      await expect(page).toHaveURL('/booking-success');
      await expect(
        page.getByText(
          "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.",
        ),
      ).toBeVisible();
    },
    /500/,
  ],
]);
