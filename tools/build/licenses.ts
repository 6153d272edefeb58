import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Rolldown } from 'vite';

import { projectDir } from '../setup/launch.mjs';

/** The option `build.license` of every build whose code is published. */
export const licenseOptions = { fileName: '.vite/license.md' } as const;

/** Vite lists the packages of scripts, but not those of style sheets. */
const fonts = ['@fontsource-variable/figtree', '@fontsource/marcellus'];

/** Writes `licenses.txt`, which every page links to, as the licenses of packages and fonts demand. */
export async function writeLicenses(
  siteDir: string,
  builds: readonly Rolldown.RolldownOutput[],
): Promise<void> {
  const ofScripts = builds.flatMap(({ output }) =>
    output.flatMap((part) =>
      part.type === 'asset' && part.fileName === licenseOptions.fileName
        ? [String(part.source)]
        : [],
    ),
  );
  const ofFonts = await Promise.all(
    fonts.map(async (name) => {
      const text = await readFile(join(projectDir, 'node_modules', name, 'LICENSE'), 'utf8');
      return `## ${name}\n\n${text}`;
    }),
  );
  await writeFile(join(siteDir, 'licenses.txt'), [...ofScripts, ...ofFonts].join('\n'));
}
