import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { buildSite } from '../build.ts';
import { startSiteAndDesk } from '../local/site-and-desk.ts';
import { ensureBrowser, quietBrowser } from '../setup/browser.mjs';
import { playVisit, type VisitRecord } from './visit.ts';

/** A request as the staff got it. */
interface Arrived {
  readonly reference: string;
  readonly replaces: string;
  readonly pickup: string;
}

const lineOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]?.trim() ?? '';

/** What must never be: a visitor who was told otherwise than it is, and staff who take one booking for two. */
function violations({ told, requests }: VisitRecord, mails: readonly Arrived[]): string[] {
  const lost = told.filter(
    ({ says, reference, pickup }) =>
      says === 'received' &&
      !mails.some((mail) => mail.reference === reference && mail.pickup === pickup),
  );
  const untold = mails.filter(
    ({ reference }) =>
      !told.some((each) => each.reference === reference && each.says !== 'nothing sent'),
  );
  const baseOf = (reference: string) => reference.split('-').slice(0, 2).join('-');
  const unnamed = mails.filter(({ reference, replaces }) =>
    mails.some(
      (other) =>
        other.reference < reference &&
        baseOf(other.reference) === baseOf(reference) &&
        !replaces.includes(other.reference),
    ),
  );
  const bookings = new Set(mails.map(({ reference }) => baseOf(reference)));
  return [
    ...lost.map(({ reference }) => `was told that ${reference} was received; it did not arrive`),
    ...untold.map(({ reference }) => `${reference} arrived, and the visitor was not told`),
    ...unnamed.map(({ reference }) => `${reference} does not name what it replaces`),
    ...(bookings.size > requests ? [`${requests} meant, arrived: ${[...bookings].join()}`] : []),
  ];
}

/**
 * Sends visitors through the booking while the mail service fails, connections are lost, pages are reloaded and tabs
 * are copied, and compares what they were told with what arrived. `--visitors` says how many, `--seed` plays one again.
 * @returns whether nothing was told wrongly
 */
export async function stress(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { visitors: { type: 'string', default: '40' }, seed: { type: 'string' } },
  });
  const executablePath = await ensureBrowser(console.log);
  const siteDir = resolve(import.meta.dirname, '../../build/stress');
  const { url, desk, close } = await startSiteAndDesk(async (settings) => {
    Object.assign(process.env, settings);
    await buildSite({ mode: 'e2e', siteDir });
    return siteDir;
  });
  const browser = await chromium.launch({ executablePath, args: [...quietBrowser] });
  let wrong = 0;
  try {
    for (let visitor = 0; visitor < (values.seed ? 1 : Number(values.visitors)); visitor += 1) {
      const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 1e9);
      const visit: VisitRecord = {
        email: `${seed}@stress.example`,
        told: [],
        steps: [],
        requests: 1,
      };
      // oxlint-disable no-await-in-loop -- one visitor at a time meets the faults of the one desk
      desk.clear();
      const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
      const stuck = await playVisit(context, url, desk, visit, seed).then(
        () => [],
        (error: unknown) => [String(error)],
      );
      await context.close();
      desk.setFault(null);
      // A request that was on its way when its visitor left still arrives.
      await wait(1500);
      // oxlint-enable no-await-in-loop
      const mails = desk.mails().map(({ text }) => ({
        reference: lineOf(text, /^BOOKING REQUEST (.*)$/m),
        replaces: lineOf(text, /^REPLACES ([^,]*),/m),
        pickup: lineOf(text, /^Pickup: (.*)$/m),
      }));
      const found = [...stuck, ...violations(visit, mails)];
      console.log(
        `${found.length > 0 ? 'WRONG' : 'right'}  --seed ${seed}: ${visit.steps.join('; ')}`,
      );
      for (const problem of found) console.error(`  ${problem}`);
      if (found.length > 0) wrong += 1;
    }
    return wrong === 0;
  } finally {
    await browser.close();
    await close();
  }
}
