import { type Browser, devices } from '@playwright/test';

import type { FirstTap } from '../../e2e/pages/first-taps.ts';
import { openAtFirstPaint } from '../../e2e/pages/slow-phone.ts';

/** Milliseconds from a tap with the first paint of a slow phone until its effect is seen. */
export async function tapEarly(browser: Browser, baseURL: string, tap: FirstTap) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await openAtFirstPaint(page, tap.path);
    const control = tap.locate(page);
    await control.scrollIntoViewIfNeeded();
    const tappedAt = performance.now();
    await control.tap({ force: true, noWaitAfter: true });
    await tap.effect(page).waitFor();
    return { 'effect ms': performance.now() - tappedAt };
  } finally {
    await context.close();
  }
}
