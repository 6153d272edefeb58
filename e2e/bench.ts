import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { tourIds } from '#domain/tours/tours.ts';
import { buildSite } from '#tools/build/build-site.ts';
import { startSite } from '#tools/preview/start-site.ts';
import { ensureBrowser, quietBrowser } from '#tools/setup/browser.mjs';
import { projectDir } from '#tools/setup/launch.mjs';

const paths = ['/', '/tours', `/tour/${tourIds[0]}`, '/faq', '/book'];

/** npx downloads Lighthouse, so that the tests of the site do not depend on it. */
const LIGHTHOUSE = 'lighthouse@12';

interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

async function measure(url: string, browser: string) {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless ${quietBrowser.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28 },
  );
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    LCP: audits['largest-contentful-paint']?.displayValue,
    TBT: audits['total-blocking-time']?.displayValue,
    CLS: audits['cumulative-layout-shift']?.displayValue,
  };
}

/** Builds the site, and prints what Lighthouse measures on a slow phone. */
export async function runBench(): Promise<void> {
  const siteDir = join(projectDir, 'build/bench');
  await buildSite({ mode: 'e2e', siteDir });
  const browser = await ensureBrowser();
  const site = await startSite({ siteDir });
  const table: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const path of paths) table[path] = await measure(site.url + path, browser);
  await site.close();
  console.table(table);
}
