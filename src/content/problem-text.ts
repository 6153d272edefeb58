import * as z from 'zod';

import { formatIssue } from '#lib/issue.ts';

import { findFolder, findSchema, type Problem } from './content-files.ts';

/** The part of a JSON Schema that says how the owner's forms label a field. */
interface Labeled {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Labeled>>;
  readonly items?: Labeled;
}

/** Returns the labels that the owner's forms show along a path, such as `Step of the day 3` and `Time`. */
function labelPath({ file, path }: Problem): readonly string[] {
  const schema = findSchema(file);
  let described = schema && (z.toJSONSchema(schema, { io: 'input' }) as Labeled);
  const labels: string[] = [];
  for (const part of path) {
    if (typeof part === 'number') {
      described = described?.items;
      const list = labels.pop();
      labels.push(`${described?.title ?? list} ${part + 1}`);
    } else {
      const key = String(part);
      described = described?.properties?.[key];
      labels.push(described?.title ?? key);
    }
  }
  return labels;
}

/** Names the file and the field as the owner's forms label it: `content/tours/hopkins.json, Price: at most 2000`. */
export const formatProblem = (problem: Problem): string =>
  formatIssue([`content/${problem.file}.json`, ...labelPath(problem)], problem.text);

/** Names the field for the form of `file`. The name of the form is added only for a field of another form. */
export function formatProblemInForm(problem: Problem, file: string): string {
  const folder = findFolder(problem.file);
  const form = folder
    ? `${folder.label}, ${problem.file.replace(/.*\//, '')}`
    : (findSchema(problem.file)?.meta()?.title ?? problem.file);
  const labels = labelPath(problem);
  const place = problem.file === file && labels.length > 0 ? labels : [form, ...labels];
  return formatIssue(place, problem.text);
}

/** @throws Error that lists what needs a correction, one sentence a line */
export function throwIfInvalid(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(
    ['The content needs a correction:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
  );
}
