import type { Run } from './lighthouse.ts';

export interface Measured {
  readonly page: string;
  readonly runs: readonly Run[];
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

/** The table of docs/benchmark.md, with all that is needed to judge it. */
export function reportOf(
  measured: readonly Measured[],
  { date, machine, versions }: Circumstances,
) {
  const rows = measured.map(rowOf);
  const names = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof rowOf>)[];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const runs = measured[0]?.runs.length ?? 0;
  return `# Benchmark

Written by \`npm run bench\`. Lighthouse, mobile, first visit, simulated slow 4G and a processor slowed four times; medians of ${runs} runs, all in one session. \`floor\` is a page of the same parts (React, react-router, MUI, Emotion, prerendered) with nothing in it: tools/bench/floor. Differences of fewer than 4 points are noise, and only figures of one session can be compared.

${line(names)}
${line(names.map(() => '---'))}
${rows.map((row) => line(names.map((name) => row[name]))).join('\n')}

${date}, ${machine}. ${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.
`;
}
