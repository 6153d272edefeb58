import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findTourIds } from '#content/content-files.ts';
import { throwIfInvalid } from '#content/problem-text.ts';
import { readContent } from '#content/read-content.ts';
import { parseNotices } from '#domain/notices/parse-notices.ts';

const readText = (contentDir: string) => readFileSync(join(contentDir, 'notices.json'), 'utf8');

/**
 * Returns what the site would leave out or ignore in `notices.json`, one sentence for each problem. The tours' ids are
 * read from all tour files, valid or not, so that a mistake in a tour does not hold back the notices.
 */
export function findNoticesProblems(contentDir: string): readonly string[] {
  const { problems, unknown } = parseNotices(
    readText(contentDir),
    findTourIds(readContent(contentDir)),
  );
  return [...problems, ...unknown].map((problem) => `content/notices.json: ${problem}`);
}

/**
 * Reads `notices.json`, which the build publishes unchanged.
 * @throws Error that lists the entries and fields that the site would leave out or ignore
 */
export function readNoticesFile(contentDir: string): string {
  throwIfInvalid(findNoticesProblems(contentDir));
  return readText(contentDir);
}
