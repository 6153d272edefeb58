/** A change of the code, as people find it again. */
export interface Change {
  readonly file: string;
  /** The line of the source on which it begins, without its indentation. */
  readonly line: string;
  /** `before → after`. */
  readonly change: string;
}

export interface FileResult {
  readonly file: string;
  /** How many changes made a test fail. */
  readonly killed: number;
  /** How many left a file that does not load; they count for nothing. */
  readonly broken: number;
}

/** What `npm run mutants` leaves in last-run.json. */
export interface MutantsResult {
  readonly date: string;
  readonly stryker: string;
  readonly node: string;
  readonly files: readonly FileResult[];
  /** Changes with which the tests never end, tried twice; they count as noticed. */
  readonly endless: readonly Change[];
  readonly survivors: readonly Change[];
}

/** Lowest share of noticed changes, per cent. */
export const LEAST_SCORE = 90;

export const keyOf = ({ file, line, change }: Change): string => [file, line, change].join('\n');

/** Share of the changes that a test noticed, per cent; those that do not load are left out. */
export function scoreOf(
  { files, endless, survivors }: Pick<MutantsResult, 'files' | 'endless' | 'survivors'>,
  isCounted: (file: string) => boolean = () => true,
): number {
  const of = (changes: readonly Change[]) => changes.filter(({ file }) => isCounted(file)).length;
  const killed = files
    .filter(({ file }) => isCounted(file))
    .reduce((sum, each) => sum + each.killed, 0);
  const noticed = killed + of(endless);
  const all = noticed + of(survivors);
  return all === 0 ? 100 : (noticed * 100) / all;
}
