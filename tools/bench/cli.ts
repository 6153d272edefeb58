import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { format } from 'prettier';

import { tourIds } from '#domain/tours.ts';

import { buildSite } from '../build.ts';
import { startSite } from '../serve/serve.ts';
import { buildFloor } from './build-floor.ts';
import { LIGHTHOUSE_VERSION, loadLighthouse, measure, type Run } from './lighthouse.ts';
import { firstTapsReportOf, type Measured, reportOf, rowOf, tapsReportOf } from './report.ts';
import { measureTaps } from './taps.ts';
import { untilQuiet } from './until-quiet.ts';

const paths = [
  '/',
  '/tours',
  `/tour/${tourIds[0]}`,
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  '/machines',
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** One path, or `taps`. */
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 up.');
/** Each takes minutes. */
const tapRuns = Math.ceil(runs / 2);
const wanted = paths.filter((path) => values.only === undefined || path === values.only);

const projectDir = join(import.meta.dirname, '../..');
const siteDir = join(projectDir, 'build/bench');
const floorDir = join(projectDir, 'build/bench-floor');
await buildSite({ mode: 'e2e', siteDir });
await buildFloor(floorDir);
const site = await startSite({ port: 0, dist: siteDir });
const { early, headings, walks } = await measureTaps(site.url, tapRuns);
const taps = `${firstTapsReportOf(early)}\n${tapsReportOf(headings, walks)}`;
console.log(taps);
if (values.only === 'taps') {
  await site.close();
  process.exit();
}
const lighthouse = await loadLighthouse();
const floor = await startSite({ port: 0, dist: floorDir });
const targets = [
  { page: 'floor', url: `${floor.url}/` },
  ...wanted.map((path) => ({ page: path, url: site.url + path })),
];
const measured: Measured[] = [];
for (const { page, url } of targets) {
  const done: Run[] = [];
  while (done.length < runs) {
    // oxlint-disable-next-line no-await-in-loop -- one visit at a time, or they would slow each other down
    await untilQuiet();
    // oxlint-disable-next-line no-await-in-loop -- as above
    done.push(await measure(lighthouse, url));
  }
  measured.push({ page, runs: done });
  console.log(Object.values(rowOf({ page, runs: done })).join('  '));
}
await Promise.all([site.close(), floor.close()]);

const report = reportOf(measured, {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`,
  versions: { Lighthouse: LIGHTHOUSE_VERSION, Node: process.version },
});
console.log(report);
// A part of the table is no result to keep.
if (values.only === undefined) {
  const page = await format(`${report}\n${taps}`, { parser: 'markdown' });
  await writeFile(join(projectDir, 'docs/benchmark.md'), page);
}
