/** What one visit measured, by column. */
export type Run = Readonly<Record<string, number>>;

export interface Measured {
  readonly subject: string;
  readonly runs: readonly Run[];
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const shown = (value: number) => (value > 0 && value < 1 ? value.toFixed(3) : value.toFixed(0));

/** Median, smallest and largest; one figure where they are the same. */
function cellOf(numbers: readonly number[]) {
  const [median, least, most] = [medianOf(numbers), Math.min(...numbers), Math.max(...numbers)].map(
    shown,
  );
  return least === most ? median : `${median} (${least}–${most})`;
}

/** A Markdown table of what was measured: medians, and how far the runs lie apart. */
export function tableOf(subjects: string, measured: readonly Measured[]): string {
  const columns = Object.keys(measured[0]?.runs[0] ?? {});
  const rows = measured.map(({ subject, runs }) => [
    subject,
    ...columns.map((column) => cellOf(runs.map((run) => run[column] ?? Number.NaN))),
  ]);
  return [[subjects, ...columns], ['', ...columns].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
