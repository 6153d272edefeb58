import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one visit costs. Milliseconds since the navigation, kilobytes (1000 bytes) as they came over the network. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** How long the main thread was too busy to answer: the part of each long task beyond 50 ms. */
  readonly blocked: number;
  /** Layout shift score, without unit. */
  readonly shift: number;
  readonly scripts: number;
  readonly pictures: number;
  readonly all: number;
}

/** A mid-range phone on a slow mobile network, with the numbers that Lighthouse and Chrome's DevTools use. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const cpuSlowdown = 4;

/** How long a page must have been quiet before it counts as loaded, milliseconds. */
const QUIET = 2000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface Timings {
  largest: number;
  blocked: number;
  shift: number;
}

/** Runs in the page. Without inner functions that have names: tsx would call a helper that the page lacks. */
const watchPage = () => {
  const seen = { largest: 0, blocked: 0, shift: 0 };
  Object.assign(window, { benchTimings: seen });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'longtask') seen.blocked += entry.duration - 50;
        else if (type === 'layout-shift') seen.shift += (entry as LayoutShift).value;
        else seen.largest = entry.startTime;
      }
    }).observe({ type, buffered: true });
  }
};

async function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Image: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.all += encodedDataLength;
    if (kind === 'Script' || kind === 'Image') bytes[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}

const readTimings = (page: Page) =>
  page.evaluate((): Timings & { first: number } => ({
    ...(window as unknown as { benchTimings: Timings }).benchTimings,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));

/** Opens an address in a fresh phone-sized profile, under a slow network and processor, and measures until it rests. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load' });
    let loaded = -1;
    while (loaded < bytes.all) {
      loaded = bytes.all;
      // oxlint-disable-next-line no-await-in-loop -- asks again until nothing more has come
      await page.waitForTimeout(QUIET);
    }
    const timings = await readTimings(page);
    return {
      firstPaint: timings.first,
      largestPaint: timings.largest,
      blocked: timings.blocked,
      shift: timings.shift,
      scripts: bytes.Script / 1000,
      pictures: bytes.Image / 1000,
      all: bytes.all / 1000,
    };
  } finally {
    await context.close();
  }
}
