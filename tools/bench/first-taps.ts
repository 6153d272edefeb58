import { type Browser, devices, expect } from '@playwright/test';

import type { FirstTap } from '../../e2e/pages/first-taps.ts';
import { openAtFirstPaint } from '../../e2e/pages/slow-phone.ts';

/** Milliseconds from a tap with the first paint of a slow phone until its effect is seen. */
export async function tapEarly(browser: Browser, baseURL: string, tap: FirstTap) {
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  try {
    await openAtFirstPaint(page, tap.path);
    const control = tap.locate(page);
    await control.scrollIntoViewIfNeeded();
    const tappedAt = performance.now();
    await control.tap({ force: true, noWaitAfter: true });
    // Playwright's own wait looks every half second only.
    await expect.poll(() => tap.effect(page).isVisible(), { intervals: [20] }).toBe(true);
    return { 'effect ms': performance.now() - tappedAt };
  } finally {
    await page.close();
  }
}
