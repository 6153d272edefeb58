import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import Mustache from 'mustache';
import { format } from 'prettier';

import { pages } from '#content/pages.ts';
import { tourIds } from '#domain/tours/tours.ts';

import { firstTaps } from '../pages/first-taps.ts';
import { buildSite } from '#tools/build/build-site.ts';
import { startSite } from '#tools/serve/serve.ts';
import { ensureBrowser, quietBrowser } from '#tools/setup/browser.mjs';
import { projectDir } from '#tools/setup/launch.mjs';
import { buildFloor } from './build-floor.ts';
import { tapEarly } from './measure-tap.ts';
import { LIGHTHOUSE, measure, type Throttling } from './lighthouse.ts';
import { type Measured, type Run, formatTable } from './report.ts';

const paths = [...pages.keys(), `/tour/${tourIds[0]}`];

type Visit = readonly [subject: string, make: () => Promise<Run>];

/**
 * Makes each visit `count` times. The visits are made one after the other, because two at once would slow each other
 * down.
 */
async function measureAll(subjects: string, visits: readonly Visit[], count: number) {
  const measured: Measured[] = [];
  for (const [subject, make] of visits) {
    const runs: Run[] = [];
    while (runs.length < count) runs.push(await make());
    console.log(subject, runs.at(-1));
    measured.push({ subject, runs });
  }
  return formatTable(subjects, measured);
}

/**
 * Measures pages and first taps of a fresh build, and writes docs/benchmark.md. `--runs` is the number of measurements.
 */
export async function runBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' } },
  });
  const runs = Number(values.runs);
  const siteDir = join(projectDir, 'build/bench');
  const floorDir = join(projectDir, 'build/bench-floor');
  await buildSite({ mode: 'e2e', siteDir });
  await buildFloor(floorDir);
  const executablePath = await ensureBrowser();
  const site = await startSite({ port: 0, dist: siteDir });
  const floor = await startSite({ port: 0, dist: floorDir });

  const targets = [
    ['floor', `${floor.url}/`],
    ...paths.map((path) => [path, site.url + path] as const),
  ] as const;
  const visitAll = (throttling: Throttling) =>
    measureAll(
      'page',
      targets.map(([page, url]) => [page, () => measure(url, throttling, executablePath)]),
      runs,
    );
  const browser = await chromium.launch({ executablePath, args: [...quietBrowser] });
  const taps = firstTaps.map(
    (tap) => [`${tap.control}, ${tap.path}`, () => tapEarly(browser, site.url, tap)] as const,
  );

  const view = {
    runs,
    simulated: await visitAll('simulate'),
    slowed: await visitAll('devtools'),
    taps: await measureAll('control', taps, runs),
    day: new Date().toISOString().slice(0, 10),
    processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`,
    lighthouse: LIGHTHOUSE,
    node: process.version,
  };
  const template = await readFile(join(import.meta.dirname, 'report.md.mustache'), 'utf8');
  const report = Mustache.render(template, view, {}, { escape: String });
  await Promise.all([browser.close(), site.close(), floor.close()]);
  console.log(report);
  const page = await format(report, { parser: 'markdown' });
  await writeFile(join(projectDir, 'docs/benchmark.md'), page);
}
