import type { Page } from '@playwright/test';

import { specifiedTours } from '#tests/support/specification.ts';

import { expect } from '../fixtures.ts';
import { headTags } from '../pages/head-tags.ts';
import { untilHydrated } from '../pages/visitor.ts';
import { follow, visit, walk } from './line.ts';

/** Returns the number of animations in the main area at the time when the new page appears. */
async function animationsOfMain(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await visit(page, '/about');
  const animations = page.evaluate(async () => {
    const isNew = () => document.querySelector('h1')?.textContent?.includes('thousand years');
    while (!isNew()) await new Promise(requestAnimationFrame);
    const entered = document.querySelector('#main > *');
    return entered?.getAnimations().filter((animation) => animation instanceof CSSTransition)
      .length;
  });
  await follow(page, '/history');
  return animations;
}

walk('§2 Layout of all pages', [
  [
    'Each page has a title and description, which hydration leaves alone',
    async (page) => {
      for (const path of ['/', '/tour/lamanai-tour-placencia', '/faq', '/book']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const prerendered = await headTags(page);
        const once = { titles: 1, descriptions: 1, canonicals: [path], socialTitles: 1 };
        expect(prerendered, path).toMatchObject(once);
        await untilHydrated(page);
        expect(await headTags(page), path).toEqual(prerendered);
      }
    },
  ],
]);

walk('§2 Redirects from short slugs to canonical tour ids', [
  [
    'Each short slug leads to its tour by replace',
    async (page) => {
      await visit(page, '/history');
      for (const { slug, id } of specifiedTours) {
        await follow(page, `/tour/${slug}`);
        await expect(page).toHaveURL(`/tour/${id}`);
        await page.goBack();
        await expect(page).toHaveURL('/history');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/thousand years/);
      }
    },
  ],
]);

walk('§2 Layout (all pages)', [
  [
    'A main area with a fade-in, which those who want less motion do not get',
    async (page) => {
      expect(await animationsOfMain(page, 'no-preference')).toBe(1);
      expect(await animationsOfMain(page, 'reduce')).toBe(0);
    },
  ],
]);
