import type { Page } from '@playwright/test';

import { expect, phone, test } from './fixtures.ts';
import { openPage, scrollTop } from './pages/visitor.ts';

test.use(phone);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pill = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Transportation' }).getByRole('radio', { name });

test('choosing a tour filter does not scroll the page', async ({ page }) => {
  await openPage(page, '/tours');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBe(600);
  await pill(page, 'By Road').click();
  await expect(cards(page)).toHaveCount(4);
  expect(await scrollTop(page)).toBe(600);
});

test('going back to the tour list restores the filter and the scroll position', async ({
  page,
}) => {
  await openPage(page, '/tours');
  await pill(page, 'By Road').click();
  await expect(cards(page)).toHaveCount(4);
  const card = cards(page).filter({ hasText: 'Placencia' });
  await card.hover();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 20, y: height - 20 } });
  await expect(page).toHaveURL('/tour/lamanai-tour-placencia');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);

  const shown = await watchCards(page);
  await page.goBack();
  await expect(page).toHaveURL('/tours?type=road');
  await expect(cards(page)).toHaveCount(4);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await expect.poll(shown, 'cards on the page, frame by frame').toEqual([0, 4]);
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect(cards(page)).toHaveCount(8);
});

test('the list of tours has one column at 360 px, two at 820 px and three at 1440 px', async ({
  page,
}) => {
  await openPage(page, '/tours');
  for (const [width, columns] of [
    [360, 1],
    [820, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

/** Records the number of tours in the list whenever it changes. */
async function watchCards(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const isList = document.querySelector('main [role="radiogroup"]') !== null;
      const count = isList ? document.querySelectorAll('main article').length : 0;
      if (count !== seen.at(-1)) seen.push(count);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as number[]);
}
