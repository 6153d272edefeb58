import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, scrollTop } from './pages/visitor.ts';

interface Frame {
  readonly heading: string;
  readonly hasCards: boolean;
  readonly showsFooter: boolean;
}

/** What stands on the page in each frame from now on, a frame like the one before it left out. */
async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { seenFrames: frames });
    const look = () => {
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      const frame = {
        heading: document.querySelector('main h1')?.textContent ?? '',
        hasCards: document.querySelector('main article') !== null,
        showsFooter: footer !== undefined && footer.top < window.innerHeight,
      };
      if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenFrames') as Frame[]);
}

const toursLink = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: 'Tours', exact: true });

test.describe('a page that is followed to inside the app', { tag: '@phone' }, () => {
  test('shows its heading before what lies below it, and never the footer', async ({ page }) => {
    await openPage(page, '/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    await toursLink(page).hover();
    await page.waitForLoadState('networkidle');
    const frames = await watchFrames(page);
    await toursLink(page).click();
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect
      .poll(async () => (await frames()).slice(1))
      .toEqual([
        { heading, hasCards: false, showsFooter: false },
        { heading, hasCards: true, showsFooter: false },
      ]);
  });

  test('is whole at once when Back leads to where it was left', async ({ page }) => {
    await openPage(page, '/tours');
    await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click(),
    );
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('tab').first()).toBeVisible();
    const frames = await watchFrames(page);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(8);
    expect(await scrollTop(page)).toBe(place);
    expect((await frames()).slice(1).map(({ hasCards }) => hasCards)).toEqual([true]);
  });
});
