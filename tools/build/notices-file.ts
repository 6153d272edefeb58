import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { throwIfInvalid } from '#content/content-files.ts';
import { loadContent } from '#content/load-content.ts';
import { parseNotices } from '#domain/notices/parse-notices.ts';

/**
 * Reads `notices.json`, which the build publishes unchanged.
 * @throws Error that lists the entries and fields that the site would leave out or ignore
 */
export function readNoticesFile(contentDir: string): string {
  const text = readFileSync(join(contentDir, 'notices.json'), 'utf8');
  const tourIds = loadContent(contentDir).tours.map(({ id }) => id);
  const { problems, unknown } = parseNotices(text, tourIds);
  throwIfInvalid([...problems, ...unknown].map((problem) => `content/notices.json: ${problem}`));
  return text;
}
