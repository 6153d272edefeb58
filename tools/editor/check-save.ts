import { findPriceChanges } from '#content/changes.ts';
import { checkContent } from '#content/check-content.ts';
import { findFolder, findTourIds, type Problem, type RawContent } from '#content/content-files.ts';
import { formatProblem, formatProblemInForm } from '#content/problem-text.ts';
import { findTextProblems } from '#content/text-rules.ts';
import { parseNotices } from '#domain/notices/parse-notices.ts';

import { labelNoticesFields, noticesFile } from './notices-form.ts';

/** A file that the owner is about to save. */
export interface Saving {
  /** The name of the file, as in `RawContent`. */
  readonly file: string;
  /** The values of the form as the editor writes them (`toWrittenValue`). */
  readonly value: unknown;
}

/** The result of checking a file before it is saved, in sentences for the owner. */
export interface SaveCheck {
  /** Mistakes that prevent saving. */
  readonly refusals: readonly string[];
  /** Changed prices, which the owner confirms. */
  readonly questions: readonly string[];
}

/** The notices do not wait for other files: only the tours' ids are taken from them. */
function checkNotices(saved: RawContent, value: unknown): SaveCheck {
  const { problems, unknown } = parseNotices(JSON.stringify(value), findTourIds(saved));
  const hidden = findTextProblems(noticesFile, value).map(({ text }) => text);
  return {
    refusals: [...[...problems, ...unknown].map(labelNoticesFields), ...hidden],
    questions: [],
  };
}

/**
 * Returns a sentence if a new file takes the name of another one, as a copy does at first. The editor then adds a number
 * to the name of the copy.
 */
function refuseTakenName(saved: RawContent, { file, value }: Saving): string | undefined {
  const folder = findFolder(file);
  if (!folder) return undefined;
  const { nameField, singular } = folder;
  const name = String(Reflect.get(Object(value) as object, nameField));
  const named = file.replace(/[^/]*$/, name);
  if (named === file || !Object.hasOwn(saved, named)) return undefined;
  const text = `there is a ${singular.toLowerCase()} ${name} already`;
  return formatProblemInForm({ file, path: [nameField], text }, file);
}

/**
 * Applies the rules of the build to a file before the editor writes it, together with the other files as the editor has
 * them. Problems that other files already have do not prevent saving this one.
 */
export function checkSave(saved: RawContent, { file, value }: Saving): SaveCheck {
  if (file === noticesFile) return checkNotices(saved, value);
  const taken = refuseTakenName(saved, { file, value });
  if (taken !== undefined) return { refusals: [taken], questions: [] };
  const after = { ...saved, [file]: value };
  const isNewOrIn = (earlier: readonly Problem[]) => {
    const known = new Set(earlier.map(formatProblem));
    return (problem: Problem) => problem.file === file || !known.has(formatProblem(problem));
  };
  const toText = (problem: Problem) => formatProblemInForm(problem, file);
  const refused = checkContent(after)
    .problems.map((problem) => (problem.mirror?.file === file ? problem.mirror : problem))
    .filter(isNewOrIn(checkContent(saved).problems));
  return {
    refusals: refused.map(toText),
    questions: findPriceChanges(file, saved, after).map(toText),
  };
}
