import type { Page } from '@playwright/test';

import { coveredAfterScrolling } from './covered.ts';
import { layoutProblems } from './layout-problems.ts';

interface View {
  /** In px: browsers begin with 16. */
  readonly textSize: number;
  readonly width: number;
  readonly height: number;
}

/** Phones with text at 150, 200 and 100 %: in an order in which the least changes from one to the next. */
const views: readonly View[] = [
  { textSize: 24, width: 360, height: 780 },
  { textSize: 32, width: 320, height: 640 },
  { textSize: 16, width: 320, height: 640 },
];
const ordinary: View = { textSize: 16, width: 360, height: 780 };
export const largeText: View = { textSize: 32, width: 360, height: 780 };

/** Shows the page as on this phone, where the browser's own setting gives text this size. */
export async function showAs(page: Page, { textSize, width, height }: View) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  // A phone that becomes wider goes on showing as much as before, enlarged.
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await session.detach();
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Playwright's clock makes requestAnimationFrame a timer, which fires before a busy browser has laid out the new size.
    // A new observer reports after that layout, and after the observers with which bars measure themselves.
    await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
  });
}

/** A browser measures what it leaves out, far from the screen, as it was when it last laid that out. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });

/** What is cut, lost beyond the screen's edge or covered for good on small phones and in large text, as the page is now. */
export async function smallPhoneProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await layOutAll(page);
  for (const view of views) {
    await showAs(page, view);
    const found = await layoutProblems(page);
    problems.push(...found.map((line) => `${view.textSize} px, ${view.width} wide: ${line}`));
  }
  problems.push(...(await coveredAfterScrolling(page)));
  await showAs(page, ordinary);
  return problems;
}

/** What staff or guests may write and nobody can break. */
export const LONG_WORD = 'Hochwasserschutzverordnungsdurchführungsbestimmung';
