import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { expect } from '../fixtures.ts';

type Rgb = readonly [red: number, green: number, blue: number];

interface TextLine {
  text: string;
  color: Rgb;
  x: number;
  y: number;
  width: number;
  height: number;
}

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(one: number, other: number) {
  const [darker = 0, lighter = 0] = [one, other].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Hides the text of elements, but not their background. Returns each line with the color that it should have now. */
const hideText = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const { style } = element as HTMLElement;
      style.transition = 'none';
      style.color = '';
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
        .color.match(/[\d.]+/g)!
        .map(Number);
      style.color = 'transparent';
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        text: element.textContent ?? '',
        color: [red, green, blue] as const,
        x,
        y,
        width,
        height,
      }));
    }),
  );

const showText = (elements: Locator) =>
  elements.evaluateAll((all) => {
    for (const element of all) {
      const { style } = element as HTMLElement;
      style.color = '';
      style.transition = '';
    }
  });

/**
 * The fraction of the pixels that is ignored. A bright star behind a letter, for example, does not make the letter
 * unreadable.
 */
const SPECKS = 0.005;

/** Returns the WCAG contrast between each line on screen and the pixels behind it that have the least contrast. */
async function contrastOf(page: Page, lines: readonly TextLine[]) {
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, color, x, y, width, height }) => {
    const left = Math.max(0, Math.floor(x));
    const top = Math.max(0, Math.floor(y));
    const right = Math.min(info.width, Math.ceil(x + width));
    const bottom = Math.min(info.height, Math.ceil(y + height));
    const found: number[] = [];
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const at = (row * info.width + column) * 3;
        const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        found.push(contrast(luminance(color), behind));
      }
    }
    const worst = found.toSorted((a, b) => a - b)[Math.floor(found.length * SPECKS)];
    return worst === undefined ? [] : [{ text, contrast: Math.round(worst * 100) / 100 }];
  });
}

/**
 * Expects a contrast of at least 4.5 between each line of text on screen and the picture behind it. The text remains
 * hidden between two screenshots, because a screenshot may still show an earlier frame. Children with another color
 * must be passed separately.
 */
export async function expectContrast(page: Page, elements: Locator, where: string) {
  await expect.soft
    .poll(async () => {
      const found = await contrastOf(page, await hideText(elements));
      return found.length > 0 ? found.filter((line) => line.contrast < 4.5) : 'no text';
    }, where)
    .toEqual([]);
  await showText(elements);
}

/** The attribute that marks text on a picture: `next` before it is measured, `measured` afterward. */
const MARK = 'data-on-picture';

const forgetMarks = (page: Page) =>
  page.evaluate((mark) => {
    for (const it of document.querySelectorAll(`[${mark}]`)) it.removeAttribute(mark);
    window.scrollTo(0, 0);
  }, MARK);

/** Marks the visible text on pictures that has not been measured yet, and returns the number of marked elements. */
const markNextOnPicture = (page: Page) =>
  page.evaluate(async (mark) => {
    for (const old of document.querySelectorAll(`[${mark}]`)) old.setAttribute(mark, 'measured');
    const pictures = [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => image.getBoundingClientRect());
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

/** Expects a contrast of at least 4.5 between every text that lies on a picture and the picture. */
export async function expectContrastOnPictures(page: Page, where: string) {
  while ((await markNextOnPicture(page)) > 0) {
    await expectContrast(page, page.locator(`[${MARK}="next"]`), `contrast on pictures, ${where}`);
  }
  await forgetMarks(page);
}
