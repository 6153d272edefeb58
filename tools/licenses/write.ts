import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type LicensedPackage, licensesText } from './text.ts';

const licensesFile = 'licenses.txt';

/** Where Vite leaves what it found while it bundled; the folder does not stay in the published site. */
export const foundIn = (part: string) => ({ fileName: `.vite/licenses-${part}.json` });

/** What is published and no module: the typefaces, and the lines that Vite and Rolldown put into scripts. */
const besidesModules = [
  '@fontsource-variable/figtree',
  '@fontsource/marcellus',
  'vite',
  'rolldown',
];

/** Reads what a build noted. */
export const packagesIn = (json: string) => JSON.parse(json) as LicensedPackage[];

/**
 * Writes the licences of everything in the site that others made.
 * @param inline packages of scripts that stand in the documents
 * @throws if a package has no text of its licence
 */
export async function writeLicenses(
  projectDir: string,
  siteDir: string,
  inline: readonly LicensedPackage[],
): Promise<void> {
  const notes = join(siteDir, '.vite');
  const names = (await readdir(notes)).filter((name) => name.startsWith('licenses-'));
  const found = await Promise.all(
    names.map(async (name) => packagesIn(await readFile(join(notes, name), 'utf8'))),
  );
  const others = await Promise.all(besidesModules.map((name) => installed(projectDir, name)));
  await writeFile(
    join(siteDir, licensesFile),
    licensesText([...found.flat(), ...inline, ...others]),
  );
}

/** What lies in `node_modules` under this name. */
async function installed(projectDir: string, name: string): Promise<LicensedPackage> {
  const folder = join(projectDir, 'node_modules', name);
  const [facts, files] = await Promise.all([
    readFile(join(folder, 'package.json'), 'utf8'),
    readdir(folder),
  ]);
  const { version, license } = JSON.parse(facts) as { version: string; license: string };
  const file = files.find((each) => /^licen[cs]e/i.test(each));
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  // Vite's own also lists what its command line is made of.
  return {
    name,
    version,
    identifier: license,
    text: text.replace(/^# Licenses of bundled[^]*/m, ''),
  };
}
