import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Rolldown } from 'vite';

import { projectDir } from '../setup/launch.mjs';

/** A package as Vite's `build.license` lists it. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier, such as `MIT`. */
  readonly identifier?: string;
  /** The license text in the package. */
  readonly text?: string;
}

/**
 * The options of `build.license` for every build whose code is published. Vite keeps its manifest in the same folder.
 */
export const licenseOptions = { fileName: '.vite/licenses.json' };

/** Returns the packages that Vite found in a build with `licenseOptions`. */
export const readPackages = ({ output }: Rolldown.RolldownOutput): readonly LicensedPackage[] =>
  output.flatMap((part) =>
    part.type === 'asset' && part.fileName === licenseOptions.fileName
      ? (JSON.parse(String(part.source)) as LicensedPackage[])
      : [],
  );

const head = `This site contains work of others. Each is named here with its version, and the terms under which it may be used
stand below it. The source code of each version is at https://www.npmjs.com/package/ followed by the name.
`;
const line = `${'-'.repeat(80)}\n`;

/**
 * Returns the text of `licenses.txt`. It lists every package once, and groups packages with the same license text.
 * @throws Error that lists the packages without a license text
 */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const titlesByText = new Map<string, Set<string>>();
  const incomplete = new Set<string>();
  for (const { name, version, identifier, text } of packages) {
    const title = `${name} ${version} (${identifier})`;
    if (text) titlesByText.set(text, (titlesByText.get(text) ?? new Set()).add(title));
    else incomplete.add(title);
  }
  if (incomplete.size > 0) {
    throw new Error(
      `These packages may not be published without their license text: ${[...incomplete].join(', ')}`,
    );
  }
  const blocks = [...titlesByText]
    .map(([text, titles]) => `${[...titles].toSorted().join('\n')}\n\n${text}\n`)
    .toSorted();
  return [head, ...blocks.map((block) => line + block)].join('\n');
}

/**
 * Published packages that are not in Vite's list: the subset of the text font, the heading font from a style sheet, and
 * the helpers that Vite and Rolldown add to scripts.
 */
const unlistedPackages = [
  '@fontsource-variable/figtree',
  '@fontsource/marcellus',
  'vite',
  'rolldown',
];

/**
 * Returns the license text for a package that specifies only the name of its license. Only MIT is supported; the result
 * is empty for other licenses.
 */
async function writeLicenseText(license: string, author: unknown): Promise<string> {
  if (license !== 'MIT' || typeof author !== 'string') return '';
  const text = await readFile(join(import.meta.dirname, 'mit.txt'), 'utf8');
  return `Copyright (c) ${author}\n\n${text}`;
}

/** Reads the license of a package that Vite does not list. */
async function readPackage(name: string): Promise<LicensedPackage> {
  const folder = join(projectDir, 'node_modules', name);
  const { version, license, author } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { readonly version: string; readonly license: string; readonly author?: unknown };
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file
    ? await readFile(join(folder, file), 'utf8')
    : await writeLicenseText(license, author);
  return {
    name,
    version,
    identifier: license,
    // Vite's license file also lists the packages that its command line bundles. They are removed.
    text: text.replace(/^# Licenses of bundled[^]*/m, '').trim(),
  };
}

/**
 * Writes `licenses.txt`.
 * @param listed the packages that Vite found in the builds of the site
 * @throws Error that lists the packages without a license text
 */
export async function writeLicenses(
  siteDir: string,
  listed: readonly LicensedPackage[],
): Promise<void> {
  const packages = await Promise.all([
    ...listed.map((each) => (each.text ? each : readPackage(each.name))),
    ...unlistedPackages.map(readPackage),
  ]);
  await writeFile(join(siteDir, 'licenses.txt'), formatLicenses(packages));
}
