import type { Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { openPage } from './pages/visitor.ts';

/** Finds amounts and numbers that are not set in the text font with weight 600 and tabular numerals. */
const figureProblems = (page: Page) =>
  page.evaluate(() => {
    const figure = /^US\$\d[\d,.]*$|^\d[\d,.]*( (m|years|river miles))?$/;
    const problems: string[] = [];
    for (const element of document.querySelectorAll('main :not(option, time, script)')) {
      const text = element.textContent?.trim() ?? '';
      if (element.children.length > 0 || !figure.test(text)) continue;
      const { fontFamily, fontWeight, fontVariantNumeric } = getComputedStyle(element);
      // The struck-through typical price is less prominent than the price.
      const isQuiet = element.matches('s, [translate="no"]:not(dd, span)');
      if (
        !fontFamily.startsWith('"Figtree') ||
        (!isQuiet && fontWeight !== '600') ||
        !fontVariantNumeric.includes('tabular-nums')
      ) {
        problems.push(`${text}: ${fontFamily.slice(0, 20)} ${fontWeight} ${fontVariantNumeric}`);
      }
    }
    return problems;
  });

/** Finds running text whose lines have too many characters to read easily. */
const longLines = (page: Page) =>
  page.evaluate(() => {
    const limit = 80;
    const problems: string[] = [];
    for (const element of document.querySelectorAll('main :is(p, li, dd)')) {
      const text = element.textContent ?? '';
      if (text.length < 2 * limit || !element.checkVisibility()) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines = new Map<number, number>();
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
      }
      const longest = Math.max(...lines.values());
      if (longest > limit) problems.push(`${longest}: ${text.slice(0, 50)}`);
    }
    return problems;
  });

for (const path of [
  '/',
  '/tours',
  '/tour/lamanai-tour-hopkins',
  '/faq#opening-hours',
  '/history',
  '/about',
  '/book',
  '/booking-success',
]) {
  test(
    `the page ${path} has numbers in one style and no overlong lines`,
    { tag: '@desktop' },
    async ({ page }) => {
      await openPage(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await figureProblems(page)).toEqual([]);
      expect.soft(await longLines(page)).toEqual([]);
    },
  );
}

test(
  'the booking review and the confirmation show numbers in the same style',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await booking.openReview();
    expect.soft(await figureProblems(page)).toEqual([]);
    expect.soft(await longLines(page)).toEqual([]);
    await booking.submit.click();
    await expect(page.getByRole('region', { name: 'Your request', exact: true })).toBeVisible();
    expect.soft(await figureProblems(page)).toEqual([]);
    expect.soft(await longLines(page)).toEqual([]);
  },
);
