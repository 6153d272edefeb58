import type * as z from 'zod';

import {
  type Files,
  findFolder,
  findSchema,
  type FolderName,
  isIn,
  type PlainPageFile,
  type Problem,
  type RawContent,
  schemas,
  type TourFile,
  UnreadableFile,
} from './content-files.ts';
import { findTextProblems } from './text-rules.ts';

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'words',
  boolean: 'true or false',
  array: 'a list',
};

function sentenceOf(issue: z.core.$ZodIssue): string {
  const { code } = issue;
  if (code === 'too_big') {
    if (issue.origin === 'string') return `at most ${issue.maximum} characters`;
    return `at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`;
  }
  if (code === 'too_small') {
    return `at least ${issue.minimum}${issue.origin === 'array' ? ' entries' : ''}`;
  }
  if (code === 'invalid_value') return `it is not one of ${issue.values.join(', ')}`;
  if (code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
  if (code === 'invalid_type') {
    return issue.input === undefined
      ? 'it is missing'
      : `it must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  return issue.message;
}

/** Finds the problems that one file shows by itself, without reading the other files. */
function findFileProblems(file: string, value: unknown): readonly Problem[] {
  if (value instanceof UnreadableFile) return [{ file, path: [], text: value.message }];
  const result = findSchema(file)?.safeParse(value, { reportInput: true });
  const issues = result?.error?.issues ?? [];
  return [
    ...issues.map((issue) => ({ file, path: issue.path, text: sentenceOf(issue) })),
    ...findTextProblems(file, value),
  ];
}

/** The files as their schemas parse them, with the files of a folder in the order of their position. */
export interface ParsedContent {
  readonly files: Files;
  readonly tours: readonly TourFile[];
  readonly plainPages: readonly PlainPageFile[];
}

/** Parses every file by its schema; `parsed` is undefined if a file has a problem. */
export function parseContent(raw: RawContent): {
  readonly parsed?: ParsedContent;
  readonly problems: readonly Problem[];
} {
  const inFolders = Object.keys(raw).filter(findFolder);
  const problems = [...Object.keys(schemas), ...inFolders].flatMap((file) =>
    Object.hasOwn(raw, file)
      ? findFileProblems(file, raw[file])
      : [{ file, path: [], text: 'it is missing' }],
  );
  if (problems.length > 0) return { problems };
  const files = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, schema.parse(raw[name])]),
  ) as unknown as Files;
  const tours = parseFolder<TourFile>('tours', raw);
  const plainPages = parseFolder<PlainPageFile>('plain-pages', raw);
  return { parsed: leaveOutRemoved({ files, tours, plainPages }), problems };
}

/** Leaves out the pages that are off the site and the tours that are no longer offered, and redirects these tours. */
function leaveOutRemoved({ files, tours, plainPages }: ParsedContent): ParsedContent {
  const redirects = tours.flatMap(({ id, slug, leadsTo }) =>
    leadsTo === undefined ? [] : [...new Set([id, slug])].map((address) => ({ address, leadsTo })),
  );
  const addresses = [...files['tour-redirects'].addresses, ...redirects];
  return {
    files: { ...files, 'tour-redirects': { addresses } },
    tours: tours.filter(({ leadsTo }) => leadsTo === undefined),
    plainPages: plainPages.filter(({ isOffSite }) => isOffSite !== true),
  };
}

const parseFolder = <File extends TourFile | PlainPageFile>(folder: FolderName, raw: RawContent) =>
  Object.keys(raw)
    .filter((file) => isIn(folder, file))
    .map((file) => findSchema(file)?.parse(raw[file]) as File)
    .toSorted((one, other) => one.position - other.position);
