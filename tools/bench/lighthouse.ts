import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';

import { ensureBrowser, quietBrowser } from '../setup/browser.mjs';
import { freePort } from '../setup/ports.ts';

/** Installed beside the project by the command itself, so that nobody who only tests the site needs it. */
export const LIGHTHOUSE_VERSION = '12.8.2';

/** One run. Scores from 0 to 100, milliseconds, kilobytes (1000 bytes) as they came over the network. */
export interface Run {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly kilobytes: number;
  readonly requests: number;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] };
}

interface Result {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, Audit>>;
    readonly runtimeError?: { readonly message: string };
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

/** Lighthouse in the user's cache folder, installed there if need be. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const dir = join(homedir(), '.cache', 'lamanai-bench', `lighthouse-${LIGHTHOUSE_VERSION}`);
  const main = join(dir, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(main)) {
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'package.json'), '{"private":true}');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const what = ['install', '--no-audit', '--no-fund', `lighthouse@${LIGHTHOUSE_VERSION}`];
    execFileSync(npm, what, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return ((await import(pathToFileURL(main).href)) as { default: Lighthouse }).default;
}

/**
 * Measures a page as a first visit of a slow phone, in a browser of its own.
 * @throws if Lighthouse could not load the page
 */
export async function measure(lighthouse: Lighthouse, url: string): Promise<Run> {
  const port = await freePort(9222);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(console.log),
    args: [...quietBrowser, `--remote-debugging-port=${port}`],
  });
  try {
    const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { audits } = result.lhr;
    const score = (name: string) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details?.items ?? [];
    const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      kilobytes: bytes / 1000,
      requests: requests.length,
    };
  } finally {
    await browser.close();
  }
}
