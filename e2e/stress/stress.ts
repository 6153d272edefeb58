import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { startSiteAndDesk } from '#tools/local/site.ts';
import { ensureBrowser, quietBrowser } from '#tools/setup/browser.mjs';
import { playVisit, type Visit } from './visit.ts';

/** Finds visitors who saw a wrong result, and emails that staff would mistake for a second booking. */
function findViolations({ told, requests }: Visit, mails: readonly string[]): string[] {
  const arrived = mails.map((text) => {
    const [, reference = '', base = ''] = /^BOOKING REQUEST ((\w+-\w+).*)$/m.exec(text) ?? [];
    const [, replaces = ''] = /^REPLACES ([^,]*),/m.exec(text) ?? [];
    return { reference, base, replaces, pickup: /^Pickup: (.*)$/m.exec(text)?.[1]?.trim() };
  });
  const lost = told.filter(
    ({ says, reference, pickup }) =>
      says === 'received' &&
      !arrived.some((mail) => mail.reference === reference && mail.pickup === pickup),
  );
  const untold = arrived.filter(
    ({ reference }) =>
      !told.some((each) => each.reference === reference && each.says !== 'nothing sent'),
  );
  const unnamed = arrived.filter(({ reference, base, replaces }) =>
    arrived.some(
      (other) =>
        other.base === base && other.reference < reference && !replaces.includes(other.reference),
    ),
  );
  const bookings = new Set(arrived.map(({ base }) => base));
  return [
    ...lost.map(
      ({ reference }) => `the page said that ${reference} was received, but it did not arrive`,
    ),
    ...untold.map(({ reference }) => `${reference} arrived, but the page did not say so`),
    ...unnamed.map(({ reference }) => `${reference} does not name what it replaces`),
    ...(bookings.size > requests ? [`${requests} intended, arrived: ${[...bookings].join()}`] : []),
  ];
}

/**
 * Simulates visitors who book while the mail desk fails, connections are lost, pages are reloaded and tabs are
 * duplicated. It compares the results on the pages with the emails that arrived. `--visitors` is the number of
 * visitors, and `--seed` repeats one visitor.
 * @returns true if every result was correct
 */
export async function runStress(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { visitors: { type: 'string', default: '40' }, seed: { type: 'string' } },
  });
  const executablePath = await ensureBrowser();
  const { url, desk, close } = await startSiteAndDesk({
    mode: 'e2e',
    folder: 'stress',
    rateLimitMs: 0,
  });
  const browser = await chromium.launch({ executablePath, args: [...quietBrowser] });
  let wrong = 0;
  for (let visitor = 0; visitor < (values.seed ? 1 : Number(values.visitors)); visitor += 1) {
    const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 1e9);
    console.log(`--seed ${seed}`);
    desk.clear();
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const visit = await playVisit(context, url, desk, seed).catch(String);
    await context.close();
    desk.setFault(null);
    // A request that was pending when its visitor left can still arrive.
    await wait(1500);
    const mails = desk.mails().map(({ text }) => text);
    const found = typeof visit === 'string' ? [visit] : findViolations(visit, mails);
    for (const problem of found) console.error(`  WRONG: ${problem}`);
    if (found.length > 0) wrong += 1;
  }
  await Promise.all([browser.close(), close()]);
  console.log(`${wrong} visitors saw a wrong result`);
  return wrong === 0;
}
