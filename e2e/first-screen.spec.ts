import type { Locator, Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { watchShift } from './pages/layout-shift.ts';
import { openPage } from './pages/visitor.ts';

const TOUR = '/tour/lamanai-tour-caye-caulker-by-flight';
const BOOK = '/book?tourId=lamanai-tour-belize-city';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return { ...box, bottom: box.y + box.height };
};

const bookingButton = (page: Page) => page.getByRole('link', { name: 'Book This Tour' });
const dateField = (page: Page) => page.getByRole('group', { name: /^Date of your tour/ });

test(
  'a laptop shows title, price and booking button of a tour without scrolling',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, TOUR);
    for (const [width, height, limit] of [
      [1280, 720, 620],
      [1366, 768, 620],
      [1440, 864, 660],
      [1440, 900, 660],
    ] as const) {
      await page.setViewportSize({ width, height });
      const screen = `${width} × ${height}`;
      const button = await boxOf(bookingButton(page));
      const price = await boxOf(page.getByRole('complementary').getByText('US$275'));
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      const picture = await boxOf(
        page.getByRole('region', { name: 'Pictures of this tour' }).getByRole('img').first(),
      );
      expect.soft(button.bottom, `button at ${screen}`).toBeLessThanOrEqual(limit);
      expect.soft(price.bottom, `price at ${screen}`).toBeLessThanOrEqual(button.y);
      expect.soft(title.bottom, `title at ${screen}`).toBeLessThanOrEqual(limit);
      expect.soft(picture.height, `picture at ${screen}`).toBeLessThanOrEqual(height * 0.4);
    }
  },
);

test('the tabs of a tour page fit on a small phone', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, TOUR);
  const tabs = page.getByRole('tab');
  expect((await boxOf(page.getByRole('tablist'))).y).toBeLessThanOrEqual(900);
  const facts = await boxOf(page.getByRole('term').filter({ hasText: 'Duration' }));
  const second = await boxOf(page.getByRole('term').filter({ hasText: 'Transportation' }));
  expect(second.y, 'facts are two by two').toBe(facts.y);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of await tabs.all()) {
    const { x, width } = await boxOf(tab);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  const scroller = page.locator('.MuiTabs-scroller');
  expect(await scroller.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
});

test('the booking form starts high on a phone and on a laptop', async ({ booking, page }) => {
  for (const [width, height, tourLimit, dateLimit] of [
    [360, 780, 260, 345],
    [1440, 900, 380, 490],
  ] as const) {
    await page.setViewportSize({ width, height });
    await booking.open(BOOK);
    const tour = await boxOf(booking.form.getByRole('combobox', { name: 'Tour' }));
    const screen = `${width} × ${height}`;
    expect(tour.y, `tour at ${screen}`).toBeLessThanOrEqual(tourLimit);
    expect(tour.height, `tour at ${screen}`).toBeLessThan(60);
    expect((await boxOf(dateField(page))).y, `date at ${screen}`).toBeLessThanOrEqual(dateLimit);
  }
});

test(
  'the bottom bar of the booking form on a phone contains the total and the Continue button',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.open(BOOK);
    const button = booking.form.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).toBeInViewport({ ratio: 1 });
    await booking.form.getByRole('combobox', { name: 'Number of persons' }).selectOption('2');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(booking.form.getByText('US$264.00')).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(booking.summary).toBeFocused();
  },
);

test(
  'the booking form does not shift while it applies the tour from the URL',
  { tag: '@phone' },
  async ({ booking, page }) => {
    const shift = await watchShift(page);
    await booking.open(BOOK);
    await expect(dateField(page)).toBeVisible();
    expect(await shift()).toBeLessThan(0.01);
  },
);
