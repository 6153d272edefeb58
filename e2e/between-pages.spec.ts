import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, scrollTop } from './pages/visitor.ts';

/** Whether the page shows tours, told each time that it changes from now on. */
async function watchCards(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const hasCards = document.querySelector('main article') !== null;
      if (hasCards !== seen.at(-1)) seen.push(hasCards);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as boolean[]);
}

test.describe('a page that is followed to inside the app', { tag: '@phone' }, () => {
  test('is whole at once when Back leads to where it was left', async ({ page }) => {
    await openPage(page, '/tours');
    await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click(),
    );
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('tab').first()).toBeVisible();
    const cards = await watchCards(page);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(8);
    expect(await scrollTop(page)).toBe(place);
    expect(await cards()).toEqual([false, true]);
  });
});
