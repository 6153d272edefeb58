import { type Browser, devices, expect } from '@playwright/test';

import type { FirstTap } from '../pages/first-taps.ts';
import { openAtFirstPaint } from '../pages/slow-phone.ts';

/**
 * Measures the time in milliseconds from a tap to its visible effect. The tap happens at the first paint on a slow
 * phone.
 */
export async function tapEarly(browser: Browser, baseURL: string, tap: FirstTap) {
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  try {
    await openAtFirstPaint(page, tap.path);
    const control = tap.locate(page);
    await control.scrollIntoViewIfNeeded();
    const tappedAt = performance.now();
    await control.tap({ force: true, noWaitAfter: true });
    // Playwright's own wait is too coarse, because it polls only every half second.
    await expect.poll(() => tap.effect(page).isVisible(), { intervals: [20] }).toBe(true);
    return { 'effect ms': performance.now() - tappedAt };
  } finally {
    await page.close();
  }
}
