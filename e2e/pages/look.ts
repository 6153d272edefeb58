import type { Page } from '@playwright/test';

import { expect } from '../fixtures.ts';
import { coveredAfterScrolling } from './overlap.ts';
import { layoutProblems, pictureProblems } from './layout-problems.ts';
import { expectContrastOnPictures } from './rendered-contrast.ts';
import { violations } from './visitor.ts';

interface View {
  readonly width: number;
  readonly height: number;
  /** The browser's font size in px. The default of browsers is 16. */
  readonly textSize: number;
}

export const phoneViews: readonly View[] = [
  { width: 360, height: 780, textSize: 16 },
  { width: 320, height: 640, textSize: 32 },
];

export const desktopViews: readonly View[] = [
  { width: 1440, height: 720, textSize: 16 },
  { width: 820, height: 1180, textSize: 16 },
  // A screen of 1280 × 1024 at 400% zoom.
  { width: 320, height: 256, textSize: 16 },
];

/** Illustrations are 1600 pixels wide, so the widest screen enlarges them by a fifth. */
export const MAX_SCALE = 1.25;

/** A long word that cannot be broken. Staff or guests may enter such a word. */
export const LONG_WORD = 'Hochwasserschutzverordnungsdurchführungsbestimmung';

/** Sets the viewport and the browser's text size. */
export async function showAs(page: Page, { textSize, width, height }: View) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  // Without this reset, a widened viewport would keep showing the same part of the page, enlarged.
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await session.detach();
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Playwright's clock replaces requestAnimationFrame with a timer. The timer fires before a busy browser has laid
    // out the new size. A new observer reports after that layout, and after the observers with which bars measure
    // themselves.
    await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
  });
}

/** Scrolls through the page and its rows, so that lazy pictures load, and then back to the start. */
export async function readThrough(page: Page) {
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

/** Finds amounts and numbers that are not set in the text font with weight 600 and tabular numerals. */
const figureProblems = (page: Page) =>
  page.evaluate(() => {
    const figure = /^US\$\d[\d,.]*$|^\d[\d,.]*( (m|years|river miles))?$/;
    const problems: string[] = [];
    for (const element of document.querySelectorAll(
      'main :not(option, time, script, [role="spinbutton"])',
    )) {
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

export const fontSizes = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const texts = [...document.body.querySelectorAll(':not(svg *)')].filter(
      (element) => hasText(element) && isShown(element),
    );
    return [...new Set(texts.map((element) => getComputedStyle(element).fontSize))];
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

/** Finds fields with such small text that iPhones zoom in when the field receives the focus. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea, [role="spinbutton"]')]
      .filter((field) => field.closest('[aria-hidden="true"]') === null)
      .filter((field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  );

/** Finds controls that look the same with and without the focus. */
async function controlsWithoutFocusRing(page: Page) {
  // Browsers show the focus only after a key has been pressed.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';
    const linesOf = (element: Element) =>
      ['', '::after'].map((part) => {
        const { outline, border, boxShadow } = getComputedStyle(element, part);
        return [outline, border, boxShadow].join();
      });
    const linesAround = ({ parentElement: parent }: Element) =>
      [parent, ...(parent?.children ?? [])].flatMap((it) => (it ? linesOf(it) : [])).join();
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.blur();
      const before = linesAround(control);
      control.focus({ preventScroll: true });
      if (document.activeElement === control && linesAround(control) === before) {
        found.push(`${control.outerHTML.slice(0, 120)} shows no focus`);
      }
    }
    return found;
  });
}

/** Expects that the current state of the page looks right in every view. axe runs in the first view. */
export async function expectGoodLook(page: Page, state: string, views: readonly View[]) {
  for (const [index, view] of views.entries()) {
    const where = `${state}, ${view.width} px`;
    await showAs(page, view);
    await readThrough(page);
    if (index === 0) expect.soft(await violations(page), where).toEqual([]);
    // After a change of the text size, a busy Chromium once combined a container query for the new size with text of
    // the old size. Polling reports only problems that persist.
    await expect.soft.poll(() => layoutProblems(page), where).toEqual([]);
    // A larger file replaces the current picture after it has loaded.
    await expect.soft.poll(() => pictureProblems(page, MAX_SCALE), where).toEqual([]);
    expect.soft(await figureProblems(page), where).toEqual([]);
    expect.soft(await longLines(page), where).toEqual([]);
    expect.soft(await smallFields(page), where).toEqual([]);
    await expectContrastOnPictures(page, where);
    await expect.soft.poll(() => coveredAfterScrolling(page), where).toEqual([]);
    expect.soft(await controlsWithoutFocusRing(page), where).toEqual([]);
  }
  const [first] = views;
  if (first) await showAs(page, first);
}
