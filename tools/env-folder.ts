import { join } from 'node:path';

/** True for Vite's modes in which tests run: `test` for Vitest, `e2e` for the site that the browser tests open. */
export const isTestMode = (mode: string): boolean => ['test', 'e2e'].includes(mode);

/**
 * Returns the folder with the `.env` files of a mode. Tests use separate files, so that a company's settings do not
 * change the tested pages.
 */
export const envFolder = (mode: string, root: string): string =>
  isTestMode(mode) ? join(root, 'e2e') : root;
