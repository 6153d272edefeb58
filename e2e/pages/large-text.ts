import type { Page } from '@playwright/test';

import { coveredAfterScrolling } from './covered.ts';
import { layoutProblems } from './layout-problems.ts';

/** Text at 200 % and 150 % of what browsers begin with, in px, on two phones. */
const views = [32, 24].flatMap((textSize) => [
  { textSize, width: 360, height: 780 },
  { textSize, width: 320, height: 640 },
]);
const [largest] = views;

/** Sets the size that the browser's own setting gives to text. */
async function setTextSize(page: Page, px: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await session.detach();
}

/** Shows the page as the first phone does at 200 %, or as in another of the views. */
export async function showLargeText(page: Page, view = largest) {
  if (!view) return;
  await setTextSize(page, view.textSize);
  await page.setViewportSize({ width: view.width, height: view.height });
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The new size is laid out with one of the next frames.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Goes down the page and back, so that what is laid out only near the screen is laid out. */
const walkThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = document.documentElement.scrollHeight; top > 0; top -= window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** What a reader with large text can neither read nor reach on this page, as it is now. */
export async function largeTextProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await showLargeText(page);
  await walkThrough(page);
  for (const view of views) {
    await showLargeText(page, view);
    const found = await layoutProblems(page);
    problems.push(...found.map((line) => `${view.textSize} px, ${view.width} wide: ${line}`));
  }
  await showLargeText(page);
  return [...problems, ...(await coveredAfterScrolling(page))];
}
