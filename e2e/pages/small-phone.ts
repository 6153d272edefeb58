import { expect, type Page } from '@playwright/test';

import { coveredAfterScrolling } from './overlap.ts';
import { layoutProblems } from './layout-problems.ts';

interface View {
  /** The font size of the root element in px. The default of browsers is 16. */
  readonly textSize: number;
  readonly width: number;
  readonly height: number;
}

/** Phones with text at 150%, 200% and 100%. In this order, the fewest settings change from one view to the next. */
const views: readonly View[] = [
  { textSize: 24, width: 360, height: 780 },
  { textSize: 32, width: 320, height: 640 },
  { textSize: 16, width: 320, height: 640 },
];
const ordinary: View = { textSize: 16, width: 360, height: 780 };
export const largeText: View = { textSize: 32, width: 360, height: 780 };

/** Sets the viewport and the browser's text size to those of this phone. */
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

/**
 * Forces the layout of all content, because browsers report outdated sizes for off-screen content with
 * `content-visibility`.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });

/**
 * Expects that nothing is clipped, beyond the edge of the screen or permanently covered. It checks the current state of
 * the page on small phones and with large text.
 */
export async function expectNoSmallPhoneProblems(page: Page, state: string) {
  await layOutAll(page);
  for (const view of views) {
    await showAs(page, view);
    // After a change of the text size, a busy Chromium once combined a container query for the new size with text of
    // the old size. Polling reports only problems that persist.
    await expect.soft
      .poll(() => layoutProblems(page), {
        message: `${state}: ${view.textSize} px, ${view.width} wide`,
        timeout: 10_000,
      })
      .toEqual([]);
  }
  expect.soft(await coveredAfterScrolling(page), state).toEqual([]);
  await showAs(page, ordinary);
}

/** A long word that cannot be broken. Staff or guests may enter such a word. */
export const LONG_WORD = 'Hochwasserschutzverordnungsdurchführungsbestimmung';
