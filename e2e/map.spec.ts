import type { Locator, Page } from '@playwright/test';

import { legLabels } from '#content/legs.ts';
import { legsOf, legTitle } from '#domain/journey.ts';
import { tourIds } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const names = [
  ['Belize City', 'lamanai-tour-belize-city'],
  ['San Pedro By boat', 'lamanai-tour-san-pedro-by-boat'],
  ['San Pedro By flight', 'lamanai-tour-san-pedro-by-flight'],
  ['Caye Caulker By boat', 'lamanai-tour-caye-caulker-by-boat'],
  ['Caye Caulker By flight', 'lamanai-tour-caye-caulker-by-flight'],
  ['Hopkins', 'lamanai-tour-hopkins'],
  ['San Ignacio', 'lamanai-tour-san-ignacio'],
  ['Placencia', 'lamanai-tour-placencia'],
] as const;

const namesOn = (page: Page) =>
  page.getByRole('navigation', { name: 'Tours by place of departure' }).getByRole('link');

const boxesOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return { name: link.textContent, left, right, top, bottom };
    }),
  );

test.describe('the map of departures', () => {
  test('is walked with the keyboard: each name shows its focus and leads to its tour', async ({
    page,
  }) => {
    await openPage(page, '/tours');
    const links = namesOn(page);
    await expect(links).toHaveText(names.map(([name]) => name));
    await links.first().focus();
    for (const [index, [name, tourId]] of names.entries()) {
      const link = links.nth(index);
      await expect(link, name).toBeFocused();
      await expect(link, name).toHaveAttribute('href', `/tour/${tourId}`);
      await expect(link, name).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Tab');
    }
    await links.nth(5).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tour/lamanai-tour-hopkins');
  });

  test('lights up the way of the name that has the focus', async ({ page }) => {
    await openPage(page, '/tours');
    await namesOn(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(namesOn(page).nth(1)).toBeFocused();
    const wayOfOnly = (tourId: string) => page.locator(`g[data-tours="${tourId}"]`);
    await expect(wayOfOnly('lamanai-tour-san-pedro-by-boat')).toHaveCSS('opacity', '1');
    await expect(wayOfOnly('lamanai-tour-placencia')).toHaveCSS('opacity', '0.15');
  });

  for (const width of [320, 360, 600, 900, 1440]) {
    test(
      `has names that can be hit and read at ${width} px`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/tours');
        const boxes = await boxesOf(namesOn(page));
        for (const box of boxes) {
          expect(box.right - box.left, `${box.name} is wide enough`).toBeGreaterThanOrEqual(24);
          expect(box.bottom - box.top, `${box.name} is high enough`).toBeGreaterThanOrEqual(24);
          expect(box.left, `${box.name} is on the screen`).toBeGreaterThanOrEqual(0);
          expect(box.right, `${box.name} is on the screen`).toBeLessThanOrEqual(width);
        }
        const touching = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            )
            .map((other) => `${one.name} and ${other.name}`),
        );
        expect(touching).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      },
    );
  }

  test('is told in a list, and axe has no complaint', async ({ page }) => {
    await openPage(page, '/tours');
    await expect(
      page.getByRole('list', { name: 'Ways to the river' }).getByRole('listitem'),
    ).toHaveText(
      [
        'Belize City Road, 60–75 minutes',
        'San Pedro Water taxi, 75–90 minutes Road, 60–75 minutes or Flight, 15–20 minutes Road, 45–50 minutes',
        'Caye Caulker Water taxi, 45–60 minutes Road, 60–75 minutes or Flight, 10–15 minutes Road, 45–50 minutes',
        'Hopkins Road, 2½–3 hours',
        'San Ignacio Road, 2¼–2½ hours',
        'Placencia Road, 3½–4 hours',
      ],
      { useInnerText: true },
    );
    await namesOn(page).first().scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
  });
});

test(
  'each tour page draws its own way and tells it leg by leg',
  { tag: '@phone' },
  async ({ page }) => {
    for (const id of tourIds) {
      await page.goto(`/tour/${id}`);
      const section = page.getByRole('region', { name: 'The way there' });
      const map = section.getByRole('img', { name: /^Map of the way to Lamanai/ });
      await expect(map).toBeVisible();
      await expect(map.locator('[data-way]')).toHaveCount(legsOf(id).length);
      const told = section.getByRole('list').getByRole('listitem');
      for (const [index, leg] of legsOf(id).entries()) {
        await expect(told.nth(index)).toContainText(legTitle(leg));
        await expect(told.nth(index)).toContainText(`${legLabels[leg.kind]}, ${leg.time}`);
      }
    }
  },
);

test('a route fits a narrow screen with all its names', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of tourIds) {
    await page.goto(`/tour/${id}`);
    const section = page.getByRole('region', { name: 'The way there' });
    const cut = await section.getByRole('img').evaluate((map) => {
      const frame = map.getBoundingClientRect();
      return [...(map.nextElementSibling?.querySelectorAll('span') ?? [])]
        .filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          return (
            left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
          );
        })
        .map((name) => name.textContent);
    });
    expect(cut, id).toEqual([]);
  }
});
