/** The results of one visit, by column. */
export type Run = Readonly<Record<string, number>>;

export interface Measured {
  readonly subject: string;
  readonly runs: readonly Run[];
}

const computeMedian = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const formatNumber = (value: number) =>
  value > 0 && value < 1 ? value.toFixed(3) : value.toFixed(0);

/** Formats the median, the minimum and the maximum, or a single number if they are equal. */
function formatCell(numbers: readonly number[]) {
  const [median, least, most] = [
    computeMedian(numbers),
    Math.min(...numbers),
    Math.max(...numbers),
  ].map(formatNumber);
  return least === most ? median : `${median} (${least}–${most})`;
}

/** Formats a Markdown table of medians and ranges. */
export function formatTable(subjects: string, measured: readonly Measured[]): string {
  const columns = Object.keys(measured[0]?.runs[0] ?? {});
  const rows = measured.map(({ subject, runs }) => [
    subject,
    ...columns.map((column) => formatCell(runs.map((run) => run[column] ?? Number.NaN))),
  ]);
  return [[subjects, ...columns], ['', ...columns].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
