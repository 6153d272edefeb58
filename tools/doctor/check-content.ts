import { checkContent } from '#content/check-content.ts';
import type { Problem, RawContent } from '#content/content-files.ts';
import { formatProblem } from '#content/problem-text.ts';

/** Domain names and phone numbers that nobody can own (RFC 2606, RFC 6761, 555-01xx). */
const reserved =
  /(?:^|[./@])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost)(?=$|[:/\s])|555\D*01\d\D*\d/i;

const isPlaceholder = (value: string) => reserved.test(value);

function findIn(value: unknown, path: readonly PropertyKey[]): Omit<Problem, 'file'>[] {
  if (typeof value === 'string') {
    return isPlaceholder(value) ? [{ path, text: `“${value}” is a placeholder` }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const isSample = 'sample' in value && value.sample === true;
  return [
    ...(isSample ? [{ path, text: 'a sample: put the words of a guest in its place' }] : []),
    ...Object.entries(value).flatMap(([key, part]) =>
      findIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** Returns the mistakes, placeholders and samples in the content, one sentence each. */
export const findUnfinishedContent = (content: RawContent): string[] =>
  [
    ...checkContent(content).problems,
    ...Object.entries(content).flatMap(([file, value]) =>
      findIn(value, []).map((found) => ({ file, ...found })),
    ),
  ].map(formatProblem);
