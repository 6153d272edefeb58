import type { Page } from '@playwright/test';

/** Starts to measure the cumulative layout shift of a page. Call it before the page opens. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
