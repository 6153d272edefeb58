import { join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

const sources = join(import.meta.dirname, '../../src');

/** Modules whose exports are plain data made of whole tours or pages. */
const computed: ReadonlySet<string> = new Set(
  [
    'content/page-counts.ts',
    'content/tour-counts.ts',
    'domain/tour-facts.ts',
    'domain/tour-galleries.ts',
    'domain/tour-texts.ts',
    'domain/tour-ways.ts',
  ].map((file) => join(sources, file)),
);

/**
 * Computes data once, when the site is built. A tour is one file, but a page that shows no map need not load the
 * tours' lines: what reaches the browser is what each of these modules makes of the tours.
 */
export const builtData = (): Plugin => ({
  name: 'built-data',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!computed.has(id)) return null;
    const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
