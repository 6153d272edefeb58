import type { Page } from '@playwright/test';

import { openPage } from './visitor.ts';

/** Milliseconds after which a page is kept. */
const QUIET = 3000;

/** Opens a page and stays on it for as long as it takes to be kept, by the page's own clock. */
export async function openAndStay(page: Page, address: string) {
  await page.clock.install();
  await openPage(page, address);
  await page.clock.fastForward(QUIET);
}

/** Paths in those of the offline worker's caches whose names end so. */
export const keptIn = (page: Page, ending: string) =>
  page.evaluate(async (end) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(end));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, ending);
