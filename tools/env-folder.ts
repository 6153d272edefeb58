import { join } from 'node:path';

/**
 * Returns the folder with the `.env` files of a mode. Browser tests use separate files, so that a company's settings do
 * not change the tested pages.
 */
export const envFolder = (mode: string, root: string): string =>
  ['test', 'e2e'].includes(mode) ? join(root, 'e2e') : root;
