import { chromium } from '@playwright/test';

import { startMailDesk } from '../mail-desk/mail-desk.ts';
import { ensureBrowser, quietBrowser } from '../setup/browser.mjs';
import { cpuSlowdown } from './count.ts';
import { firstTaps, tapEarly, type TapTimes } from './first-taps.ts';
import { headingAfter, ways } from './headings.ts';
import type { Interaction } from './interactions.ts';
import type { FirstTapTimes, HeadingTimes } from './report.ts';
import { untilQuiet } from './until-quiet.ts';
import { walkBooking } from './walk.ts';

/** Taps controls of pages that have just opened, follows links and makes whole bookings, so often, in a browser of its own. */
export async function measureTaps(siteUrl: string, runs: number) {
  const desk = await startMailDesk({ account: { rateLimitMs: 0 } });
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
      const atOnce: TapTimes[] = [];
      const later: TapTimes[] = [];
      while (later.length < runs) {
        await untilQuiet();
        atOnce.push(await tapEarly(browser, siteUrl, tap, 0));
        later.push(await tapEarly(browser, siteUrl, tap, 1000));
      }
      early.push({ control: tap.control, path: tap.path, atOnce, later });
    }
    for (const way of ways) {
      const unslowed: number[] = [];
      const slowed: number[] = [];
      while (slowed.length < runs) {
        await untilQuiet();
        unslowed.push(await headingAfter(browser, siteUrl, way, 1));
        slowed.push(await headingAfter(browser, siteUrl, way, cpuSlowdown));
      }
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
