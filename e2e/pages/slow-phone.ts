import type { Page } from '@playwright/test';

/** 1.6 Mbit/s, 150 ms until a request is answered, and a mid-range phone's processor: what Lighthouse means by slow 4G. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Opens a page as a slow phone does, until it shows its first words. */
export async function openAtFirstPaint(page: Page, path: string) {
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
