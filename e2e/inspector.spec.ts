import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Machine inspector' });
const openButton = (page: Page) => inspector(page).getByRole('button', { name: /^Machines: / });

test('the inspector shows the machines of the page and their transitions', async ({ page }) => {
  await openPage(page, '/tours?inspect');
  await openButton(page).click();
  const machines = inspector(page).getByRole('list', { name: 'Running machines' });
  await expect(machines.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.getByRole('radio', { name: 'By Road' }).click();
  // The second status is the result of the search.
  await expect(inspector(page).getByRole('status').first()).toHaveText('Tour filter: road');
  const drawn = inspector(page).locator('svg');
  await expect(drawn.locator('.box.active .name')).toHaveText(['tourFilter', 'road']);
  await expect(drawn.locator('.label.last').first()).toContainText('filter.choose');
  const log = inspector(page).getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(log.filter({ hasText: 'filter: "road"' })).toContainText([
    'address.change filter: "road"Tour filter, ignored',
    'filter.choose filter: "road"Tour filter → road',
  ]);
  expect(await violations(page, 'aside')).toEqual([]);

  await page.getByRole('link', { name: 'Lamanai Tour from Placencia' }).first().click();
  await expect(machines.getByRole('button', { name: 'Gallery' })).toBeVisible();
  await expect(machines.getByRole('button', { name: 'Tour filter' })).toHaveCount(0);
});

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

test('every link and button can be scrolled to a place that the inspector does not cover', async ({
  page,
}) => {
  await openPage(page, '/tour/lamanai-tour-hopkins?inspect');
  await expect(openButton(page)).toBeVisible();
  expect(await findUnreachable(page)).toEqual([]);
  await openButton(page).click();
  expect(await findUnreachable(page)).toEqual([]);
});

for (const [width, height] of [
  [360, 780],
  [1440, 900],
] as const) {
  test(`the inspector shows the active state of the booking form at ${width} by ${height} and leaves half of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, '/book?inspect');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await openButton(page).click();
    await expect(inspector(page).getByRole('status').first()).toContainText('Booking');
    const leaf = inspector(page).locator('.box.active.leaf').first();
    await expect(leaf).toContainText('trip');
    await expect(leaf).toBeInViewport({ ratio: 0.9 });
    const dock = await inspector(page).boundingBox();
    expect(dock?.y).toBeGreaterThanOrEqual(height / 2);
  });
}
