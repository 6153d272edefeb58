import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, scrollTop } from './pages/visitor.ts';

const PATH = '/tour/lamanai-tour-placencia';
const TITLE = 'Lamanai Tour from Placencia';

interface Moved {
  /** Pseudo-elements that the browser animates between the two pages. */
  readonly pieces: readonly string[];
  /** Whether the page fades in at the same time. */
  readonly fades: boolean;
}

/** What each view transition of this document moved, as soon as it is under way. */
async function watchTransitions(page: Page): Promise<() => Promise<Moved[]>> {
  await page.evaluate(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = async () => {
        await transition.ready;
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        moved.push({
          pieces: [
            ...new Set(
              effects.flatMap(({ pseudoElement }) =>
                pseudoElement?.startsWith('::view-transition') ? [pseudoElement] : [],
              ),
            ),
          ],
          fades: effects.some(
            ({ target, pseudoElement }) => !pseudoElement && target?.id === 'main',
          ),
        });
      };
      void record();
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved') as Moved[]);
}

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: TITLE });

test.describe('from a card to its tour', { tag: '@desktop' }, () => {
  test('the picture moves to its new place, and back', async ({ page }) => {
    await openPage(page, '/tours');
    const moved = await watchTransitions(page);
    await card(page).scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    await card(page).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    const wanted = {
      pieces: expect.arrayContaining([
        '::view-transition-group(_tour_lamanai-tour-placencia)',
        '::view-transition-new(_tour_lamanai-tour-placencia)',
        '::view-transition-old(_tour_lamanai-tour-placencia)',
      ]) as string[],
      fades: false,
    };
    await expect.poll(moved).toEqual([wanted]);

    await page.goBack();
    await expect(page).toHaveURL('/tours');
    await expect.poll(moved).toEqual([wanted, wanted]);
    await expect.poll(() => scrollTop(page)).toBe(place);
  });

  test('each picture goes its own way from one tour to the next', async ({ page }) => {
    await openPage(page, '/tour/lamanai-tour-san-ignacio');
    const moved = await watchTransitions(page);
    await card(page).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(async () => (await moved()).flatMap(({ pieces }) => pieces))
      .toEqual(
        expect.arrayContaining([
          '::view-transition-group(_tour_lamanai-tour-placencia)',
          '::view-transition-old(_tour_lamanai-tour-san-ignacio)',
        ]),
      );
  });

  test.describe('where less motion is wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves', async ({ page }) => {
      await openPage(page, '/tours');
      const moved = await watchTransitions(page);
      await card(page).click();
      await expect(page).toHaveURL(PATH);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(moved).toEqual([{ pieces: [], fades: false }]);
    });
  });
});
