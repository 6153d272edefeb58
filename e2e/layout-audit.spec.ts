import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { coveredAfterScrolling, laptopScreens } from './pages/overlap.ts';
import { layoutProblems, pictureProblems } from './pages/layout-problems.ts';
import { watchShift } from './pages/layout-shift.ts';
import { expectContrast } from './pages/rendered-contrast.ts';
import { holdBack, untilHydrated, violations } from './pages/visitor.ts';

const routes = [
  '/',
  '/tours',
  // The first tour has a special offer, and the second tour has the longest name.
  '/tour/lamanai-tour-hopkins',
  '/tour/lamanai-tour-caye-caulker-by-flight',
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  '/privacy',
  '/machines',
  '/nowhere',
];

/** The most common screen size. The page is loaded at this size, and axe runs at this size. */
const phone = { width: 360, height: 780 };

/** The screen sizes. Illustrations are 1600 pixels wide, so the widest screen enlarges them by a fifth. */
const screens = [
  { width: 320, height: 640 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
] as const;
const MAX_SCALE = 1.25;

/** The attribute that marks text on a picture: `next` before it is measured, `measured` afterward. */
const MARK = 'data-on-picture';

const forgetMarks = (page: Page) =>
  page.evaluate((mark) => {
    for (const it of document.querySelectorAll(`[${mark}]`)) it.removeAttribute(mark);
    window.scrollTo(0, 0);
  }, MARK);

/** Scrolls through the page and its rows, so that lazy pictures load, and then back to the start. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
    for (const image of document.images) {
      if (image.complete) continue;
      image.scrollIntoView({ block: 'nearest', inline: 'center' });
      await nextFrame();
    }
  });
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility({ visibilityProperty: true }),
    ),
  );
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('ul'))
      list.scrollTo({ left: 0, behavior: 'instant' });
    window.scrollTo(0, 0);
  });
}

/** Marks the visible text on pictures that has not been measured yet, and returns the number of marked elements. */
const markNextOnPicture = (page: Page) =>
  page.evaluate(async (mark) => {
    for (const old of document.querySelectorAll(`[${mark}]`)) old.setAttribute(mark, 'measured');
    const pictures = [...document.images].map((image) => image.getBoundingClientRect());
    const liesOnPicture = (box: DOMRect) =>
      pictures.some(
        (it) =>
          Math.min(it.right, box.right) - Math.max(it.left, box.left) > 2 &&
          Math.min(it.bottom, box.bottom) - Math.max(it.top, box.top) > 2,
      );
    const waiting = [...document.querySelectorAll('body *')].filter(
      (element) =>
        !element.hasAttribute(mark) &&
        element instanceof HTMLElement &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // Text with a background color is skipped, because axe measures it.
        getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)' &&
        [...element.childNodes].some((it) => it.nodeType === 3 && it.textContent?.trim() !== '') &&
        liesOnPicture(element.getBoundingClientRect()),
    );
    waiting[0]?.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
    const inSight = waiting.filter((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return index === 0 || (hit !== null && (element.contains(hit) || hit.contains(element)));
    });
    for (const element of inSight) element.setAttribute(mark, 'next');
    return inSight.length;
  }, MARK);

/** Opens a page whose fonts load only after its text is visible. */
async function openWithLateTypefaces(page: Page, path: string) {
  const letTypefacesPass = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  letTypefacesPass();
  await page.evaluate(() => document.fonts.ready);
  await untilHydrated(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routes) {
  test(
    `the page ${path} has no layout, contrast or accessibility problem on any screen`,
    { tag: '@desktop' },
    async ({ page, problems }) => {
      test.slow();
      if (path === '/nowhere') problems.expect(/404 \(Not Found\)/, /No page at/);
      await page.setViewportSize(phone);
      const shift = await watchShift(page);
      await openWithLateTypefaces(page, path);
      await readThrough(page);
      // Late fonts replace the fallback, whose metrics are almost the same.
      expect.soft(await shift(), 'layout shift').toBeLessThanOrEqual(0.035);
      expect.soft(await violations(page), 'axe').toEqual([]);

      for (const screen of screens) {
        const where = `${screen.width} px`;
        await page.setViewportSize(screen);
        await readThrough(page);
        expect.soft(await layoutProblems(page), where).toEqual([]);
        // A larger file replaces the current picture after it has loaded.
        await expect.soft.poll(() => pictureProblems(page, MAX_SCALE), where).toEqual([]);
        while ((await markNextOnPicture(page)) > 0) {
          const texts = page.locator(`[${MARK}="next"]`);
          await expectContrast(page, texts, `contrast on pictures, ${where}`);
        }
        await forgetMarks(page);
      }
      expect.soft(await violations(page), 'axe on a wide screen').toEqual([]);

      for (const screen of laptopScreens) {
        await page.setViewportSize(screen);
        await expect.soft
          .poll(() => coveredAfterScrolling(page), `covered at ${screen.width} × ${screen.height}`)
          .toEqual([]);
      }
    },
  );
}
