import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { quietBrowser } from '#tools/setup/browser.mjs';
import type { Run } from './report.ts';

/** npx downloads Lighthouse, so that the tests of the site do not depend on it. */
export const LIGHTHOUSE = 'lighthouse@12';

/**
 * `simulate` computes the results from an unthrottled visit, as PageSpeed Insights does; `devtools` throttles the
 * network and the CPU.
 */
export type Throttling = 'simulate' | 'devtools';

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/**
 * Measures a first visit on a slow phone with the Lighthouse CLI. The results have Lighthouse's names and units.
 * @throws if Lighthouse could not load the page
 */
export async function measure(url: string, throttling: Throttling, browser: string): Promise<Run> {
  const flags = `--chrome-flags=--headless ${quietBrowser.join(' ')}`;
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--throttling-method=${throttling}`,
      flags,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28 },
  );
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const scores = Object.entries(result.categories);
  return Object.fromEntries([
    ...scores.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ...audits.map((name) => [name, result.audits[name]?.numericValue ?? Number.NaN]),
  ]);
}
