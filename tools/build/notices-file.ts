import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findTourIds } from '#content/content-files.ts';
import { throwIfInvalid } from '#content/problem-text.ts';
import { readContent } from '#content/read-content.ts';
import { parseNotices } from '#domain/notices/parse-notices.ts';

/**
 * Reads `notices.json`, which the build publishes unchanged.
 * @throws Error that lists the entries and fields that the site would leave out or ignore
 */
export function readNoticesFile(contentDir: string): string {
  const text = readFileSync(join(contentDir, 'notices.json'), 'utf8');
  const { problems, unknown } = parseNotices(text, findTourIds(readContent(contentDir)));
  throwIfInvalid([...problems, ...unknown].map((problem) => `content/notices.json: ${problem}`));
  return text;
}
