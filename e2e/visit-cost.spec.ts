import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';

/** The page's age in milliseconds until which a phone is left alone. */
const ALONE = 5000;

/** About 15 % above what a browser with windows was measured to need, which asks for an icon too. */
interface Budget {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  readonly insertedRules: number;
}

const budgets: readonly Budget[] = [
  { path: '/', requests: 28, kilobytes: 580, insertedRules: 136 },
  { path: '/book', requests: 40, kilobytes: 431, insertedRules: 186 },
];

/** Counts in the page, without functions that have names: they would call a helper that the page lacks. */
const countRules = () => {
  // oxlint-disable-next-line typescript/unbound-method -- called below on whatever it was called on
  const insertRule = CSSStyleSheet.prototype.insertRule;
  const counted = { insertedRules: 0 };
  Object.assign(window, counted);
  CSSStyleSheet.prototype.insertRule = function (...rule) {
    counted.insertedRules += 1;
    Object.assign(window, counted);
    return insertRule.apply(this, rule);
  };
};

/** Opens an address for the first time, leaves it alone, and counts what that cost. */
async function costOf(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(countRules);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction((age) => performance.now() > age, ALONE);
  const insertedRules = await page.evaluate(() => Number(Reflect.get(window, 'insertedRules')));
  return { requests, kilobytes: bytes / 1000, insertedRules };
}

test.use({ deviceScaleFactor: 2 });

for (const { path, ...budget } of budgets) {
  test(`a phone that opens ${path} and is left alone`, { tag: '@phone' }, async ({ page }) => {
    const cost = await costOf(page, path);
    expect(cost.requests).toBeLessThanOrEqual(budget.requests);
    expect(cost.kilobytes).toBeLessThanOrEqual(budget.kilobytes);
    expect(cost.insertedRules).toBeLessThanOrEqual(budget.insertedRules);
    // What is counted was there to be counted.
    expect(Math.min(cost.requests, cost.kilobytes, cost.insertedRules)).toBeGreaterThan(0);
  });
}
