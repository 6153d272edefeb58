import { join } from 'node:path';

/** The folder whose `.env` files count in a mode: what a company has set must not change the pages that are tested. */
export const envFolder = (mode: string, root: string): string =>
  ['test', 'e2e'].includes(mode) ? join(root, 'e2e') : root;
