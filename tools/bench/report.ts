import { inpOf, type Interaction, worstOf } from './interactions.ts';
import type { TapTimes } from './first-taps.ts';
import type { Run } from './lighthouse.ts';

export interface Measured {
  readonly page: string;
  readonly runs: readonly Run[];
}

/** Milliseconds from a tap to the next page's heading, run by run. */
export interface HeadingTimes {
  readonly page: string;
  readonly unslowed: readonly number[];
  readonly slowed: readonly number[];
}

/** Run by run, of a control that was tapped with the first paint and of one tapped a second later. */
export interface FirstTapTimes {
  readonly control: string;
  readonly path: string;
  readonly atOnce: readonly TapTimes[];
  readonly later: readonly TapTimes[];
}

interface Circumstances {
  readonly date: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The medians of all runs, and how far the performance scores lie apart. */
export function rowOf({ page, runs }: Measured) {
  const median = (key: keyof Run, digits = 0) =>
    medianOf(runs.map((run) => run[key])).toFixed(digits);
  const scores = runs.map(({ performance }) => performance);
  return {
    page,
    performance: median('performance'),
    spread: `${Math.min(...scores)}–${Math.max(...scores)}`,
    'FCP ms': median('fcp'),
    'LCP ms': median('lcp'),
    'TBT ms': median('tbt'),
    CLS: median('cls', 3),
    a11y: median('accessibility'),
    'best practices': median('bestPractices'),
    SEO: median('seo'),
    kB: median('kilobytes'),
    requests: median('requests'),
  };
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (names: readonly string[], rows: readonly (readonly string[])[]) =>
  [names, names.map(() => '---'), ...rows].map(line).join('\n');

const whole = (numbers: readonly number[]) => medianOf(numbers).toFixed(0);

/** What is measured by tapping: headings of followed links, and every step of whole bookings. */
export function tapsReportOf(
  headings: readonly HeadingTimes[],
  walks: readonly (readonly Interaction[])[],
) {
  const steps = new Map<string, { names: Set<string>; durations: number[] }>();
  for (const { step, name, duration } of walks.flatMap(worstOf)) {
    const { names, durations } = steps.get(step) ?? { names: new Set(), durations: [] };
    steps.set(step, { names: names.add(name), durations: [...durations, duration] });
  }
  const rows = [...steps].map(([step, { names, durations }]) => [
    step,
    [...names].join(', '),
    whole(durations),
    Math.max(...durations).toFixed(0),
  ]);
  const inp = walks.map(inpOf);
  return `## From page to page

Milliseconds from the tap on a link, whose page's code is there already, to the frame with the page's heading, on a phone-sized screen; medians of ${headings[0]?.unslowed.length ?? 0} runs.

${table(
  ['to', 'unslowed', 'slowed four times'],
  headings.map(({ page, unslowed, slowed }) => [page, whole(unslowed), whole(slowed)]),
)}

## A whole booking

Event Timing of the slowest interaction of each step, milliseconds, on a phone-sized screen with a processor slowed four times and slow 4G, against the real mail desk; ${walks.length} bookings. What took less than 16 ms is not told by the browser. Interaction to Next Paint of the whole visit: median ${whole(inp)}, worst ${Math.max(...inp).toFixed(0)}.

${table(['step', 'slowest event', 'median', 'worst'], rows)}
`;
}

const firstTapCells = (times: readonly TapTimes[]) => {
  const answers = times.map(({ answer }) => answer);
  const effects = times.map(({ effect }) => effect);
  return [whole(answers), Math.max(...answers).toFixed(0), whole(effects)];
};

/** What is pressed before the app has taken over: when it is answered, and when it has its effect. */
export const firstTapsReportOf = (taps: readonly FirstTapTimes[]) => `## First taps

Milliseconds from a tap on a page that has just opened to the frame that answers it, with its effect or with a mark that it was heard, and to the frame with its effect, on a phone-sized screen with a processor slowed four times and slow 4G; medians of ${taps[0]?.atOnce.length ?? 0} runs. Tapped with the first contentful paint, and one second after it.

${table(
  [
    'control',
    'page',
    'answer',
    'worst answer',
    'effect',
    'answer, 1 s later',
    'worst answer, 1 s later',
    'effect, 1 s later',
  ],
  taps.map(({ control, path, atOnce, later }) => [
    control,
    path,
    ...firstTapCells(atOnce),
    ...firstTapCells(later),
  ]),
)}
`;

/** The table of docs/benchmark.md, with all that is needed to judge it. */
export function reportOf(
  measured: readonly Measured[],
  { date, machine, versions }: Circumstances,
) {
  const rows = measured.map(rowOf);
  const names = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof rowOf>)[];
  const runs = measured[0]?.runs.length ?? 0;
  return `# Benchmark

Written by \`npm run bench\`. Lighthouse, mobile, first visit, simulated slow 4G and a processor slowed four times; medians of ${runs} runs, all in one session. \`floor\` is a page of the same parts (React, react-router, MUI, Emotion, prerendered) with nothing in it: tools/bench/floor. Differences of fewer than 4 points are noise, and only figures of one session can be compared.

${table(
  names,
  rows.map((row) => names.map((name) => row[name])),
)}

${date}, ${machine}. ${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.
`;
}
