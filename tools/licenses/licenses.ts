import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { projectDir } from '../setup/launch.mjs';

/** A package of others. */
interface LicensedPackage {
  /** Name, version and the licence's short name, such as `react 19.3.1 (MIT)`. */
  readonly title: string;
  readonly text: string;
}

const head = `This site contains work of others. Each is named here with its version, and the terms under which it may be used
stand below it. The source code of each version is at https://www.npmjs.com/package/ followed by the name.
`;
const line = `${'-'.repeat(80)}\n`;

/**
 * `licenses.txt`: every package once, those that share their words together.
 * @throws Error that lists the packages without a text
 */
export function licensesText(packages: readonly LicensedPackage[]): string {
  const bare = packages.filter(({ text }) => text === '');
  if (bare.length > 0) {
    const titles = bare.map(({ title }) => title).join(', ');
    throw new Error(`These packages may not be published without their licence: ${titles}`);
  }
  const titlesByText = new Map<string, Set<string>>();
  for (const { title, text } of packages.toSorted((one, other) =>
    one.title.localeCompare(other.title),
  )) {
    titlesByText.set(text, (titlesByText.get(text) ?? new Set()).add(title));
  }
  const blocks = [...titlesByText].map(
    ([text, titles]) => `${line}${[...titles].join('\n')}\n\n${text}\n`,
  );
  return [head, ...blocks].join('\n');
}

/** Published, and no module: the text face, cut beforehand, and the lines that Vite and Rolldown put into scripts. */
const besidesModules = ['@fontsource-variable/figtree', 'vite', 'rolldown'];

/** Notes the folder of every package of which a build takes a module or a file. */
export const notePackages = (folders: Set<string>): Plugin => ({
  name: 'note-packages',
  generateBundle(_, bundle) {
    const { root } = this.environment.config;
    for (const part of Object.values(bundle)) {
      const sources = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
      for (const source of sources) {
        // Rollup's helpers begin with a null character; a file of a style sheet has a path from the root.
        const found = /(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(source);
        if (found) folders.add(resolve(root, found[0].replace('\0', '')));
      }
    }
  },
});

/**
 * Writes the licences of everything in the site that others made.
 * @param folders of the packages that were bundled
 * @throws if a package has no text of its licence
 */
export async function writeLicenses(siteDir: string, folders: ReadonlySet<string>): Promise<void> {
  const others = besidesModules.map((name) => join(projectDir, 'node_modules', name));
  const packages = await Promise.all([...folders, ...others].map(licenseIn));
  await writeFile(join(siteDir, 'licenses.txt'), licensesText(packages));
}

/** The words of a licence of which a package has the name alone. */
async function wordsOf(license: string, author: unknown): Promise<string> {
  if (license !== 'MIT' || typeof author !== 'string') return '';
  const words = await readFile(join(import.meta.dirname, 'mit.txt'), 'utf8');
  return `Copyright (c) ${author}\n\n${words}`;
}

async function licenseIn(folder: string): Promise<LicensedPackage> {
  const facts = await readFile(join(folder, 'package.json'), 'utf8');
  const { name, version, license, author } = JSON.parse(facts) as {
    name: string;
    version: string;
    license: string;
    author?: unknown;
  };
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? await readFile(join(folder, file), 'utf8') : await wordsOf(license, author);
  return {
    title: `${name} ${version} (${license})`,
    // Vite's own also lists what its command line is made of.
    text: text.replace(/^# Licenses of bundled[^]*/m, '').trim(),
  };
}
