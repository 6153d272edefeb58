import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Figures, VisitRecord, Violation } from './account.ts';
import type { LongTab } from './long-tab.ts';
import type { Held } from './memory.ts';
import type { SoakOptions } from './options.ts';

/** What docs/trust.md tells of the last storm. */
export interface SoakResult {
  readonly date: string;
  readonly node: string;
  readonly browser: string;
  readonly seed: number;
  readonly visitors: number;
  readonly seconds: number;
  readonly atOnce: number;
  readonly figures: Figures;
  /** How often each of these happened to a visitor. */
  readonly happened: Readonly<Record<string, number>>;
  /** Scripts of the first release, and how many of them later ones no longer have. */
  readonly release: { readonly scripts: number; readonly gone: number };
  /** Megabytes after a garbage collection. */
  readonly memory: { readonly openTab: Held; readonly servers: Held };
  readonly rounds: number;
}

const resultPath = join(import.meta.dirname, 'last-run.json');

/** What is counted, by how its step begins. */
const counted: Readonly<Record<string, RegExp>> = {
  'attempts to send': /^sends: /,
  'attempts that were made to fail': /^sends: (?!well|slow)/,
  'held back for haste': /^is held back/,
  reloads: /^reload |^sends: reload/,
  'offline spells': /^offline spell|^sends: (?:offline|lost)/,
  'pages read offline': /^reads a page without/,
  'copied tabs': /^copies the tab/,
  'copies that sent too': /^copies the tab and sends/,
  'releases met by an open tab': /^release/,
  'answers changed after a failure': /^changes an answer/,
  'Back and Forward': /^back /,
  'gave up': /^gives up/,
};

const rounded = ({ first, last }: Held): Held => ({
  first: Number(first.toFixed(1)),
  last: Number(last.toFixed(1)),
});

interface Run {
  readonly visits: readonly VisitRecord[];
  readonly seconds: number;
  readonly figures: Figures;
  readonly release: SoakResult['release'];
  readonly tab: LongTab;
  readonly here: Held;
  readonly version: string;
}

/** The run in figures. */
export function resultOf(options: SoakOptions, run: Run): SoakResult {
  const steps = run.visits.flatMap((visit) => visit.steps);
  const [date = ''] = new Date().toISOString().split('T');
  return {
    date,
    node: process.versions.node,
    browser: run.version,
    seed: options.seed,
    visitors: options.visitors,
    seconds: run.seconds,
    atOnce: options.lanes,
    figures: run.figures,
    happened: Object.fromEntries(
      Object.entries(counted).map(([name, pattern]) => [
        name,
        steps.filter((step) => pattern.test(step)).length,
      ]),
    ),
    release: run.release,
    memory: { openTab: rounded(run.tab.heap), servers: rounded(run.here) },
    rounds: run.tab.rounds,
  };
}

/** Keeps the figures for docs/trust.md. */
export async function writeResult(result: SoakResult) {
  await writeFile(resultPath, `${JSON.stringify(result, null, 2)}\n`);
  console.log('Written: tools/soak/last-run.json, which `npm run trust` reads');
}

/** Says what went wrong, for whom, after which steps, and how to see it again. @returns whether nothing did */
export function reportViolations(
  violations: readonly Violation[],
  visits: readonly VisitRecord[],
  { seed }: SoakOptions,
): boolean {
  for (const { visitor, what } of violations)
    console.error(`VIOLATION  visitor ${visitor}: ${what}`);
  for (const visitor of new Set(violations.map((violation) => violation.visitor))) {
    const steps = visits.find((visit) => visit.visitor === visitor)?.steps ?? [];
    console.error(`\nVisitor ${visitor} of seed ${seed}:`);
    for (const [index, step] of steps.entries()) console.error(`  ${index + 1}. ${step}`);
    if (visitor > 0) console.error(`Again: npm run soak -- --seed ${seed} --visitor ${visitor}`);
  }
  if (violations.length === 0) console.log('Everything that was told is true.');
  return violations.length === 0;
}
