import { brotliCompressSync, constants } from 'node:zlib';

import type { Browser, CDPSession } from '@playwright/test';

/** What one visit costs, told without a stopwatch for the network. Kilobytes are of 1000 bytes. */
export interface VisitCost {
  readonly requests: number;
  readonly kilobytes: number;
  /** Scripts as Brotli at its best quality, whatever the host sent. */
  readonly scriptKilobytes: number;
  readonly insertedRules: number;
  /** Milliseconds of CPU in tasks of more than 50 ms, on a processor slowed four times. */
  readonly longTaskMs: number;
}

/** A mid-range phone on a slow mobile network, with the numbers that Lighthouse and Chrome's DevTools use. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
export const cpuSlowdown = 4;

interface Counters {
  rules: number;
  long: number;
}

/** Runs in the page. Without inner functions that have names: tsx would call a helper that the page lacks. */
const watchPage = () => {
  const counters = { rules: 0, long: 0 };
  Object.assign(window, { visitCounters: counters });
  // oxlint-disable-next-line typescript/unbound-method -- called below on whatever it was called on
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (...rule) {
    counters.rules += 1;
    return insertRule.apply(this, rule);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counters.long += duration;
  }).observe({ type: 'longtask', buffered: true });
};

function watchNetwork(session: CDPSession) {
  const scripts = new Map<string, string>();
  const seen = { requests: 0, bytes: 0, scripts };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) seen.requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  return seen;
}

const compressed = new Map<string, Promise<number>>();

async function brotliBytes(url: string): Promise<number> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length;
}

/** Opens an address in a fresh phone-sized profile, leaves it alone for `restMs`, and counts what that cost. */
export async function countVisit(
  browser: Browser,
  url: string,
  restMs: number,
): Promise<VisitCost> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const seen = watchNetwork(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(restMs);
    const { rules, long } = await page.evaluate(
      () => (window as unknown as { visitCounters: Counters }).visitCounters,
    );
    const sizes = await Promise.all(
      [...new Set(seen.scripts.values())].map((script) => {
        const size = compressed.get(script) ?? brotliBytes(script);
        compressed.set(script, size);
        return size;
      }),
    );
    return {
      requests: seen.requests,
      kilobytes: seen.bytes / 1000,
      scriptKilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
      insertedRules: rules,
      longTaskMs: long,
    };
  } finally {
    await context.close();
  }
}
