import { join } from 'node:path';

/** Modes whose pages are tested: what a company has set for its own site must not change them. */
const testModes: ReadonlySet<string> = new Set(['test', 'e2e']);

/** The folder whose `.env` files count in a mode; for tests one in which nobody puts settings of their own. */
export const envFolder = (mode: string, root: string): string =>
  testModes.has(mode) ? join(root, 'e2e') : root;
