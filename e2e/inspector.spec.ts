import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Machine inspector' });
const sequence = (page: Page) => inspector(page).getByRole('list', { name: 'Sequence' });
const pill = (page: Page) => inspector(page).getByRole('button', { name: /^Machines: / });

test(
  'the inspector shows the machines of the page and their transitions',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/tours?inspect');
    await pill(page).click();
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
    await pill(page).click();
    await inspector(page).getByRole('button', { name: 'End' }).click();
    await expect(inspector(page)).toHaveCount(0);
    await openPage(page, '/faq');
    await expect(inspector(page)).toHaveCount(0);
  },
);

/** Finds links and buttons that the inspector covers at every scroll position. */
const neverClear = (page: Page) =>
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
  await expect(pill(page)).toBeVisible();
  expect(await neverClear(page)).toEqual([]);
  await pill(page).click();
  expect(await neverClear(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const end = await page.locator('footer').last().boundingBox();
  const sheet = await inspector(page).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
  await page.keyboard.press('Escape');
  await expect(pill(page)).toBeFocused();
});

for (const [width, height] of [
  [360, 780],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(
    `the inspector shows the active state of the booking form at ${width} by ${height} and leaves half of the page`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, '/book?inspect');
      await pill(page).click();
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
  'the inspector of the published site cannot send events',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/book?inspect');
    await pill(page).click();
    await expect(sequence(page)).toBeVisible();
    await expect(inspector(page).getByRole('button', { name: 'Send' })).toHaveCount(0);
  },
);
