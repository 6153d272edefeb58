import type { Page, Route } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { SiteHeader } from './pages/site-header.ts';
import { openPage, violations } from './pages/visitor.ts';

/** States of the site that no other spec shows to axe, and how a visitor gets there. */
const states: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  ['about', (page) => openPage(page, '/about')],
  ['an address without a page', (page) => openPage(page, '/no/such/page')],
  ['the confirmation opened cold', (page) => openPage(page, '/booking-success')],
  [
    'a question open, under either tab',
    async (page) => {
      await openPage(page, '/faq');
      await page.getByRole('tabpanel').locator('summary').first().click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('tab', { name: 'About Lamanai Tours' }).click();
      await page.getByRole('tabpanel').locator('summary').nth(3).click();
    },
  ],
  [
    'the second step, before and after a mistake',
    async (page) => {
      const booking = new BookingPage(page);
      await booking.open();
      await booking.fillTrip();
      await booking.continue();
      await booking.expectStep(2);
      expect(await violations(page)).toEqual([]);
      await booking.continue();
      await expect(booking.summary).toBeVisible();
    },
  ],
  [
    'a request on its way',
    async (page) => {
      const held: Route[] = [];
      await page.route('http://mail-desk.test/**', (route) => void held.push(route));
      const booking = new BookingPage(page);
      await booking.open();
      await booking.fillUntilReview();
      await booking.submit.click();
      await expect(booking.submit).toHaveText('Submitting...');
    },
  ],
];

for (const [name, reach] of states) {
  test(`axe finds nothing to complain of: ${name}`, async ({ page, problems }) => {
    problems.expect(/No page at|404/);
    await page.clock.setFixedTime('2026-11-21T18:00:00Z');
    await reach(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing to complain of: the menu open', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/tours');
  await new SiteHeader(page).openMenu();
  expect(await violations(page)).toEqual([]);
});

/** Presses Tab, or Shift and Tab, until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    const text = await focused.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element.closest('label') ?? element).textContent ??
        '',
    );
    if (name.test(text.trim())) return focused;
  }
  throw new Error(`The Tab key never comes to ${name}`);
}

test(
  'from the first page to the booking form with the keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    const { keyboard } = page;
    await openPage(page, '/');
    await keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to content');
    await tabTo(page, /^Tours$/);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, /^All Tours$/);
    for (let presses = 0; presses < 3; presses += 1) await keyboard.press('ArrowRight');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    await tabTo(page, /Hopkins$/);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/tour/lamanai-tour-hopkins');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, /^Overview$/);
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Itinerary' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Itinerary' })).toBeVisible();
    await keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: "What's Included" })).toBeVisible();
    await tabTo(page, /^Book This Tour$/, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins');
    await expect(page.getByRole('combobox', { name: 'Tour' })).toHaveValue('lamanai-tour-hopkins');
  },
);

test(
  'a question is opened and closed with the keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/faq');
    await tabTo(page, /^What does the name/);
    const question = page.locator('details:has(:focus)');
    await page.keyboard.press('Enter');
    await expect(question).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(question).not.toHaveAttribute('open');
    await expect(question).toHaveCount(1);
  },
);
