import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, scrollTop } from './pages/visitor.ts';

const FIRST = 'Lamanai Tour from Hopkins';

/** Records the pseudo-elements that are animated in each view transition of this document. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = async () => {
        await transition.ready;
        const names = document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []);
        moved.push([...new Set(names)].filter((name) => name.startsWith('::view-transition')));
      };
      void record();
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved') as string[][]);
}

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title });

async function follow(page: Page, title: string, path: string) {
  await card(page, title).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('the picture of a tour card animates to the tour page and back', async ({ page }) => {
  await openPage(page, '/tours');
  const moved = await watchTransitions(page);
  await card(page, FIRST).scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await follow(page, FIRST, '/tour/lamanai-tour-hopkins');
  expect(await scrollTop(page)).toBe(0);
  const moves = (...names: string[]) => expect.arrayContaining(names) as string[];
  const ofCard = moves(
    '::view-transition-group(_tour_lamanai-tour-hopkins)',
    '::view-transition-new(_tour_lamanai-tour-hopkins)',
    '::view-transition-old(_tour_lamanai-tour-hopkins)',
  );
  await expect.poll(moved).toEqual([ofCard]);

  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect.poll(async () => (await moved()).slice(1)).toEqual([ofCard]);
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('with reduced motion, opening a tour page does not animate the picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/tours');
  const moved = await watchTransitions(page);
  await follow(page, FIRST, '/tour/lamanai-tour-hopkins');
  await expect.poll(moved).toEqual([[]]);
});
