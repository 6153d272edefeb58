import type { Page } from '@playwright/test';

import { openPage } from './visitor.ts';

/** The service worker caches a page after it has been open for this many milliseconds. */
const QUIET = 3000;

/** Opens a page and advances its clock until the page is cached. */
export async function openAndStay(page: Page, address: string) {
  await page.clock.install();
  await openPage(page, address);
  await page.clock.fastForward(QUIET);
}

/** Returns the paths in the caches of the service worker that end with this text. */
export const findCachedPaths = (page: Page, ending: string) =>
  page.evaluate(async (end) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(end));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, ending);
