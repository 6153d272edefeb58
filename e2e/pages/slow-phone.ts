import type { Page } from '@playwright/test';

/**
 * Opens a page as a slow phone does, until it shows its first words: slow 4G and a mid-range phone's processor, with the
 * numbers that Lighthouse and Chrome's DevTools use.
 */
export async function openAtFirstPaint(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
