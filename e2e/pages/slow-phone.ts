import type { Page } from '@playwright/test';

/** Simulates the processor of a mid-range phone. */
async function slowProcessor(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Simulates Lighthouse's slow 4G (1.6 Mbit/s, 150 ms latency) and the processor of a mid-range phone. */
async function slowDown(page: Page) {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

/** Opens a page on a slow phone and waits until the first text is visible. */
export async function openAtFirstPaint(page: Page, path: string) {
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
