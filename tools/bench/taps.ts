import { chromium } from '@playwright/test';

import { startMailDesk } from '../mail-desk/mail-desk.ts';
import { ensureBrowser, quietBrowser } from '../setup/browser.mjs';
import { cpuSlowdown } from './count.ts';
import { firstTaps, tapEarly } from './first-taps.ts';
import { headingAfter, ways } from './headings.ts';
import type { Interaction } from './interactions.ts';
import type { FirstTapTimes, HeadingTimes } from './report.ts';
import { untilQuiet } from './until-quiet.ts';
import { walkBooking } from './walk.ts';

/** Taps controls of pages that have just opened, follows links and makes whole bookings, so often, in a browser of its own. */
export async function measureTaps(siteUrl: string, runs: number) {
  const desk = await startMailDesk({ rateLimitMs: 0 });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(console.log),
    args: [
      ...quietBrowser,
      `--host-resolver-rules=MAP mail-desk.test:80 127.0.0.1:${desk.servicePort}`,
    ],
  });
  const early: FirstTapTimes[] = [];
  const headings: HeadingTimes[] = [];
  const walks: (readonly Interaction[])[] = [];
  try {
    // oxlint-disable no-await-in-loop -- one at a time, or they would slow each other down
    for (const tap of firstTaps) {
      const [atOnce, later] = await inTurn(
        runs,
        () => tapEarly(browser, siteUrl, tap, 0),
        () => tapEarly(browser, siteUrl, tap, 1000),
      );
      early.push({ control: tap.control, path: tap.path, atOnce, later });
    }
    for (const way of ways) {
      const [unslowed, slowed] = await inTurn(
        runs,
        () => headingAfter(browser, siteUrl, way, 1),
        () => headingAfter(browser, siteUrl, way, cpuSlowdown),
      );
      headings.push({ page: way.to, unslowed, slowed });
    }
    while (walks.length < runs) {
      await untilQuiet();
      walks.push(await walkBooking(browser, siteUrl));
    }
    // oxlint-enable no-await-in-loop
    return { early, headings, walks };
  } finally {
    await browser.close();
    await desk.close();
  }
}

/** Measures one, then the other, so often, on a quiet machine. */
async function inTurn<Time>(runs: number, one: () => Promise<Time>, other: () => Promise<Time>) {
  const ones: Time[] = [];
  const others: Time[] = [];
  while (others.length < runs) {
    // oxlint-disable no-await-in-loop -- as above
    await untilQuiet();
    ones.push(await one());
    others.push(await other());
    // oxlint-enable no-await-in-loop
  }
  return [ones, others] as const;
}
