import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Change, FileResult, MutantsResult } from './result.ts';
import { type MutantResult, projectDir } from './run.ts';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Long ones are cut: beginning and line tell them apart. */
const short = (text: string) => {
  const line = oneLine(text);
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};

const fileOf = ({ fileName }: MutantResult) => relative(projectDir, fileName).replaceAll('\\', '/');

/** Stryker's results count lines and columns from one. */
const fromZero = ({ location }: MutantResult) => {
  const before = ({ line, column }: MutantResult['location']['start']) => ({
    line: line - 1,
    column: column - 1,
  });
  return { start: before(location.start), end: before(location.end) };
};

/** What was changed, in the words of the source. */
export function changeOf(mutant: MutantResult): Change {
  const { start, end } = fromZero(mutant);
  const file = fileOf(mutant);
  const lines = readFileSync(join(projectDir, file), 'utf8').split('\n');
  const touched = lines.slice(start.line, end.line + 1);
  const before = touched
    .map((text, index) =>
      text.slice(
        index === 0 ? start.column : 0,
        index === touched.length - 1 ? end.column : undefined,
      ),
    )
    .join('\n');
  return {
    file,
    line: oneLine(lines[start.line] ?? ''),
    change: `${short(before)} → ${short(mutant.replacement ?? '')}`,
  };
}

/** Where a change stands, as Stryker is told to try it again. */
export const rangeOf = (mutant: MutantResult): string => {
  const { start, end } = fromZero(mutant);
  return `${fileOf(mutant)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
};

/** The results of a part. */
export function resultsOf(mutants: readonly MutantResult[]) {
  const files = [...new Set(mutants.map(fileOf))].toSorted();
  const having = (...statuses: readonly MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const killed = having('Killed');
  const broken = having('RuntimeError', 'CompileError');
  const count = (all: readonly MutantResult[], file: string) =>
    all.filter((each) => fileOf(each) === file).length;
  return {
    files: files.map((file): FileResult => ({
      file,
      killed: count(killed, file),
      broken: count(broken, file),
    })),
    endless: having('Timeout').map(changeOf),
    survivors: having('Survived', 'NoCoverage').map(changeOf),
  };
}

const inOrder = <T extends { readonly file: string }>(items: readonly T[]) =>
  items.toSorted((one, other) => one.file.localeCompare(other.file));

/** The last run with the results of a part in the place of those that it had, and without files that are gone. */
export function withPart(
  before: MutantsResult | null,
  results: ReturnType<typeof resultsOf>,
  run: Pick<MutantsResult, 'date' | 'stryker' | 'node'>,
): MutantsResult {
  const isOfPart = ({ file }: { readonly file: string }) =>
    results.files.some((each) => each.file === file);
  const kept = <T extends { readonly file: string }>(items: readonly T[] = []) =>
    items.filter((item) => !isOfPart(item) && existsSync(join(projectDir, item.file)));
  return {
    ...run,
    files: inOrder([...kept(before?.files), ...results.files]),
    endless: inOrder([...kept(before?.endless), ...results.endless]),
    survivors: inOrder([...kept(before?.survivors), ...results.survivors]),
  };
}
