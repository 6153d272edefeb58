import { join } from 'node:path';

import { isTestMode } from './env-folder.ts';

/** Returns the folder with the content of the specification, on which all tests run. */
export const specifiedContentIn = (root: string): string =>
  join(root, 'tests/specification/content');

/**
 * Makes tests read the content of the specification instead of the company's, so that they stay green when the owner
 * changes a price or a text. Call this before a module that reads the content is imported. `CONTENT_DIR` takes
 * precedence.
 */
export function selectContent(mode: string, root: string): void {
  if (isTestMode(mode)) process.env['CONTENT_DIR'] ??= specifiedContentIn(root);
}
