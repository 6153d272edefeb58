import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Machine inspector' });
const sequence = (page: Page) => inspector(page).getByRole('list', { name: 'Sequence' });
const openButton = (page: Page) => inspector(page).getByRole('button', { name: /^Machines: / });

test(
  'the inspector shows the machines of the page and their transitions',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/tours?inspect');
    await openButton(page).click();
    const names = inspector(page).getByRole('group', { name: 'Machines' }).getByRole('button');
    await expect(names.filter({ hasText: 'Menu' })).toBeVisible();
    await page.getByRole('radio', { name: 'By Road' }).click();
    // The second status is the result of the search.
    await expect(inspector(page).getByRole('status').first()).toHaveText('Tour filter: road');
    const drawn = inspector(page).locator('svg');
    await expect(drawn.locator('.box.active .name')).toHaveText(['tourFilter', 'road']);
    await expect(drawn.locator('.label.last').first()).toContainText('filter.choose');
    await expect(sequence(page).getByRole('listitem').filter({ hasText: 'filter:' })).toContainText(
      [
        'filter.choose filter: "road" Page to Tour filter → road',
        'address.change filter: "road" Page to Tour filter, ignored',
      ],
    );
    expect(await violations(page, 'aside')).toEqual([]);

    await page.getByRole('link', { name: 'Lamanai Tour from Placencia' }).first().click();
    await expect(names.filter({ hasText: 'Gallery' })).toBeVisible();
    await expect(names.filter({ hasText: 'Tour filter' })).toHaveCount(0);
  },
);

test(
  'the inspector stays on after a reload until the visitor ends it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/tours?inspect');
    await page.reload();
    await openButton(page).click();
    await inspector(page).getByRole('button', { name: 'End' }).click();
    await expect(inspector(page)).toHaveCount(0);
    await openPage(page, '/faq');
    await expect(inspector(page)).toHaveCount(0);
  },
);

/** Finds links and buttons that the inspector covers at every scroll position. */
const findUnreachable = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector('aside[aria-label="Machine inspector"]');
    const centreOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const isCovered = (element: Element) =>
      dock?.contains(document.elementFromPoint(...centreOf(element))) === true;
    const controls = [...document.querySelectorAll('a[href], button')].filter(
      (element) =>
        !dock?.contains(element) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return controls
      .filter((element) =>
        (['start', 'center', 'nearest', 'end'] as const).every((block) => {
          element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
          return isCovered(element);
        }),
      )
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });

/** Finds fields of the form that the inspector covers after they have been scrolled into view. */
const findCoveredFields = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector('aside[aria-label="Machine inspector"]');
    const fields = document.querySelectorAll('main :is(input, select, textarea, [role=combobox])');
    return [...fields]
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom } = field.getBoundingClientRect();
        const points = [left + 2, right - 2].flatMap((x) => [top, bottom].map((y) => [x, y]));
        return points.some(([x = 0, y = 0]) => dock?.contains(document.elementFromPoint(x, y)));
      })
      .map(({ id }) => id);
  });

test('the closed inspector covers no field of the form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/book?inspect');
  await expect(openButton(page)).toBeVisible();
  expect(await findCoveredFields(page)).toEqual([]);
});

test('every link and button can be scrolled to a place that the inspector does not cover', async ({
  page,
}) => {
  await openPage(page, '/tour/lamanai-tour-hopkins?inspect');
  await expect(openButton(page)).toBeVisible();
  expect(await findUnreachable(page)).toEqual([]);
  await openButton(page).click();
  expect(await findUnreachable(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const end = await page.locator('footer').last().boundingBox();
  const dock = await inspector(page).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  await page.keyboard.press('Escape');
  await expect(openButton(page)).toBeFocused();
});

for (const [width, height] of [
  [360, 780],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(
    `the smallest text of the inspector’s chart is 11 pixels high at ${width} by ${height}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, '/book?inspect');
      await openButton(page).click();
      const chart = inspector(page).locator('svg:has(.box)');
      // The smallest text of a chart has 12 units.
      const measureText = () =>
        chart.evaluate((svg: SVGSVGElement) => (12 * svg.clientWidth) / svg.viewBox.baseVal.width);
      // The chart of another machine may replace the chart while it is measured.
      await expect.poll(measureText).toBeGreaterThanOrEqual(10.9);
    },
  );

  test(
    `the inspector shows the active state of the booking form at ${width} by ${height} and leaves half of the page`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, '/book?inspect');
      await openButton(page).click();
      const leaf = inspector(page).locator('.box.active.leaf').first();
      await expect(leaf).toContainText('trip');
      await expect(leaf).toBeInViewport({ ratio: 0.9 });
      await expect(inspector(page).locator('.label.last')).toHaveText([/^after minFillTime/]);
      await expect(leaf).toBeInViewport({ ratio: 0.9 });
      const dock = await inspector(page).boundingBox();
      expect(dock?.y).toBeGreaterThanOrEqual(height / 2);
    },
  );
}

test(
  'Escape ends the focus on a state before it closes the inspector',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/book?inspect');
    await openButton(page).click();
    const state = inspector(page).getByRole('button', { name: 'About trip' });
    await state.press('Enter');
    await expect(state).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(state).toHaveAttribute('aria-pressed', 'false');
    await expect(state).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openButton(page)).toBeFocused();
  },
);

test(
  'the inspector of the published site cannot send events',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/book?inspect');
    await openButton(page).click();
    await expect(sequence(page)).toBeVisible();
    await expect(inspector(page).getByRole('button', { name: 'Send' })).toHaveCount(0);
  },
);
