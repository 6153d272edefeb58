import { findLostAddresses, findPriceChanges } from '#content/changes.ts';
import { checkContent } from '#content/check-content.ts';
import { findTourIds, type Problem, type RawContent } from '#content/content-files.ts';
import { findDoubts } from '#content/doubts.ts';
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
  /** Likely slips that the owner may confirm. */
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
 * Applies the rules of the build to a file before the editor writes it, together with the other files as the editor has
 * them. Problems that other files already have do not prevent saving this one.
 */
export function checkSave(saved: RawContent, { file, value }: Saving): SaveCheck {
  if (file === noticesFile) return checkNotices(saved, value);
  const after = { ...saved, [file]: value };
  const isNewOrIn = (earlier: readonly Problem[]) => {
    const known = new Set(earlier.map(formatProblem));
    return (problem: Problem) => problem.file === file || !known.has(formatProblem(problem));
  };
  const toText = (problem: Problem) => formatProblemInForm(problem, file);
  const refused = checkContent(after).problems.filter(isNewOrIn(checkContent(saved).problems));
  const known = new Set(findDoubts(saved).map(formatProblem));
  const doubts = findDoubts(after, saved).filter((doubt) => !known.has(formatProblem(doubt)));
  return {
    refusals: refused.map(toText),
    questions: [
      ...findPriceChanges(saved, after),
      ...findLostAddresses(saved, after),
      ...doubts,
    ].map(toText),
  };
}
