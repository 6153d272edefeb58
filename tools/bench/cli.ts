import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { buildSite } from '../build.ts';
import { startSite } from '../serve/serve.ts';
import { ensureBrowser, quietBrowser } from '../setup/browser.mjs';
import { measureVisit, type Visit } from './measure.ts';

const paths = [
  '/',
  '/tours',
  '/tour/lamanai-tour-belize-city',
  '/history',
  '/book',
  '/booking-success',
];

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function rowOf(visits: readonly Visit[]) {
  const median = (key: keyof Visit, digits = 0) =>
    Number(medianOf(visits.map((visit) => visit[key])).toFixed(digits));
  return {
    'first paint ms': median('firstPaint'),
    'largest paint ms': median('largestPaint'),
    'blocked ms': median('blocked'),
    'layout shift': median('shift', 4),
    'scripts kB': median('scripts'),
    'pictures kB': median('pictures'),
    'all kB': median('all'),
  };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 up.');

const siteDir = join(import.meta.dirname, '../../build/bench');
await buildSite({ mode: 'e2e', siteDir });
const site = await startSite({ port: 0, dist: siteDir });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: [...quietBrowser],
});
const table: Record<string, ReturnType<typeof rowOf>> = {};
for (const path of paths) {
  const visits: Visit[] = [];
  while (visits.length < runs) {
    // oxlint-disable-next-line no-await-in-loop -- one visit at a time, or they would slow each other down
    visits.push(await measureVisit(browser, site.url + path));
  }
  table[path] = rowOf(visits);
}
await browser.close();
await site.close();
console.log(`A phone (360 by 780, CPU slowed 4 times, slow 4G), median of ${runs} first visits:`);
console.table(table);
