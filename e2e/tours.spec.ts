import type { Page } from '@playwright/test';

import { tours } from '#domain/tours.ts';
import { specifiedTours } from '#tests/support/specification.ts';
import { tourFilterLabels } from '#domain/tour-filter.ts';

import { expect, test } from './fixtures.ts';
import { renderedContrast } from './pages/rendered-contrast.ts';
import { openPage, scrollTop, tabStops, violations } from './pages/visitor.ts';

const tourCount = specifiedTours.length;
const filters = [
  { pill: 'All Tours', type: null, count: tourCount, line: `${tourCount} tours` },
  ...(['flight', 'water-taxi', 'road'] as const).map((type) => {
    const count = specifiedTours.filter((tour) => tour.transportationType === type).length;
    const name = tourFilterLabels[type];
    return { pill: name, type, count, line: `${count} of ${tourCount} tours · ${name}` };
  }),
];

const addressOf = (type: string | null) => (type ? `/tours?type=${type}` : '/tours');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pill = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Transportation' }).getByRole('radio', { name });

test(
  'each pill narrows the list, says how many there are, and has an address of its own',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/tours');
    await expect(pill(page, 'All Tours')).toBeChecked();
    for (const { pill: name, type, count, line } of filters.toReversed()) {
      await pill(page, name).click();
      await expect(cards(page)).toHaveCount(count);
      await expect(page.getByRole('status')).toHaveText(line);
      await expect(page).toHaveURL(addressOf(type));
      await expect(pill(page, name)).toBeChecked();
    }
  },
);

test(
  'an address with a filter opens with it; one that means nothing shows every tour',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const { pill: name, type, count } of filters) {
      await page.goto(addressOf(type));
      await expect(pill(page, name)).toBeChecked();
      await expect(cards(page)).toHaveCount(count);
    }
    for (const nonsense of ['boat', '__proto__', '%00']) {
      await page.goto(`/tours?type=${nonsense}`);
      await expect(pill(page, 'All Tours')).toBeChecked();
      await expect(cards(page)).toHaveCount(tourCount);
    }
  },
);

test('Back brings the filter and the place back', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/tours');
  await pill(page, 'By Road').click();
  const placencia = page.getByRole('link', { name: 'Lamanai Tour from Placencia' }).first();
  await placencia.hover();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);
  await placencia.click();
  await expect(page).toHaveURL('/tour/lamanai-tour-placencia');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/tours?type=road');
  await expect(cards(page)).toHaveCount(4);
  await expect.poll(() => scrollTop(page)).toBe(place);

  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect(cards(page)).toHaveCount(tourCount);
});

test('a choice does not move the page', async ({ page }) => {
  await openPage(page, '/tours');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrollTop(page)).toBe(120);
  await pill(page, 'By Flight').click();
  await expect(cards(page)).toHaveCount(2);
  expect(await scrollTop(page)).toBe(120);
});

test(
  'every tour is a card with its prices, and none is the most booked one',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tours');
    await expect(cards(page)).toHaveCount(tourCount);
    for (const [index, tour] of tours.entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(tour.title);
      await expect(card.getByRole('link')).toHaveAccessibleName(tour.title);
      await expect(card.getByRole('link')).toHaveAttribute('href', `/tour/${tour.id}`);
      await expect(card.getByRole('img', { name: '5 stars' })).toBeVisible();
      await expect(card.getByText(`${tour.discountPercent}% off`)).toBeVisible();
      await expect(card.getByText(`Now US$${tour.priceUsd}`)).toBeVisible();
      await expect(card.locator('s')).toHaveText(`US$${tour.typicalPriceUsd}`);
      await expect(card).toContainText(`Typical price US$${tour.typicalPriceUsd}`);
      await expect(card.getByText('Limited time deal')).toBeVisible();
      await expect(card.getByText('per person, in USD')).toBeVisible();
    }
    await expect(page.getByText('Most Booked')).toHaveCount(0);
  },
);

test('the whole card is the link', async ({ page }) => {
  await openPage(page, '/tours');
  const card = cards(page).filter({ hasText: 'Hopkins' });
  await card.scrollIntoViewIfNeeded();
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 20, y: height - 20 } });
  await expect(page).toHaveURL('/tour/lamanai-tour-hopkins');
});

test(
  'three columns on large screens, two on tablets, one on phones',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tours');
    for (const [width, columns] of [
      [1920, 3],
      [1440, 3],
      [1200, 3],
      [1199, 2],
      [820, 2],
      [600, 2],
      [599, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(
        width,
      );
    }
  },
);

test(
  'the list can be narrowed and a tour opened with the keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/tours');
    await pill(page, 'All Tours').focus();
    await page.keyboard.press('ArrowRight');
    await expect(pill(page, 'By Flight')).toBeFocused();
    await expect(cards(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(cards(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tour/lamanai-tour-san-pedro-by-flight');
  },
);

test(
  'the title can be read on its picture at every width',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tours', { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { level: 1 });
    for (const width of [320, 600, 899, 900, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      const tooPale = async () =>
        (await renderedContrast(page, title.or(title.locator('+ p')))).filter(
          (line) => line.contrast < 4.5,
        );
      await expect.poll(tooPale, `${width} px`).toEqual([]);
    }
  },
);

for (const screen of [
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
]) {
  test(
    `no stop of the Tab key is covered at ${screen.width} × ${screen.height}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize(screen);
      await openPage(page, '/tours');
      const stops = await tabStops(page);
      const names = stops.map(({ name }) => name);
      expect(names).toContain('All Tours');
      for (const { title } of tours) expect(names).toContain(title);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    },
  );
}

test('axe finds nothing to complain of under any filter', async ({ page }) => {
  test.slow();
  await openPage(page, '/tours');
  expect(await violations(page)).toEqual([]);
  for (const { pill: name, count } of filters.slice(1)) {
    await pill(page, name).click();
    await expect(cards(page)).toHaveCount(count);
    expect(await violations(page, 'main'), name).toEqual([]);
  }
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every tour is listed, and the pills narrow the list', async ({ page }) => {
    await page.goto('/tours');
    for (const { pill: name, count, line } of filters) {
      await pill(page, name).click();
      await expect(cards(page)).toHaveCount(count);
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    }
  });
});
