import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { authored, type Edit, ninthTour, rewriting, tourFile } from './recipes.ts';

export const projectDir = resolve(import.meta.dirname, '../..');

/** What a clone would not have: what was installed or built, and the settings of the one who runs this. */
const isOwn = (name: string) =>
  /^(?:node_modules|build|dist(?:\..*)?|coverage|test-results|playwright-report|\.git)$/.test(
    name,
  ) ||
  (name.startsWith('.env') && name !== '.env.example');

/** Copies the tree as a clone has it; the packages are shared. */
export async function copyTree(folder: string): Promise<void> {
  const names = (await readdir(projectDir)).filter((name) => !isOwn(name));
  await mkdir(folder, { recursive: true });
  await Promise.all(
    names.map((name) => cp(join(projectDir, name), join(folder, name), { recursive: true })),
  );
  await symlink(join(projectDir, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * A text after an edit.
 * @throws if the words are not there, or there twice
 */
export function edited(text: string, { file, find, replace }: Edit): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} does not hold this once: ${find}`);
  }
  return before + replace + after;
}

/** Makes edits one after the other. @returns the files that were touched */
export async function edit(folder: string, edits: readonly Edit[]): Promise<readonly string[]> {
  const files = [...new Set(edits.map(({ file }) => file))];
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const own = edits.filter((one) => one.file === file);
      await writeFile(path, own.reduce(edited, await readFile(path, 'utf8')));
    }),
  );
  return files;
}

/** Adds the ninth tour: its file, and its line in the list. @returns the files that were touched */
export async function addTour(folder: string): Promise<readonly string[]> {
  await cp(join(projectDir, tourFile.from), join(folder, tourFile.to));
  return [tourFile.to, ...(await edit(folder, ninthTour))];
}

/** A text with the names of the new owner's place. */
export const rewritten = (text: string): string =>
  rewriting.reduce((done, [name, other]) => done.replace(name, other), text);

/** Puts the names of the new owner's place into all texts. @returns the files that were touched */
export async function rewriteTexts(folder: string): Promise<readonly string[]> {
  const entries = await Promise.all(
    authored.folders.map(async (sources) =>
      (await readdir(join(folder, sources), { recursive: true })).map(
        (name) => `${sources}/${name}`,
      ),
    ),
  );
  const files = entries
    .flat()
    .filter((file) => /(?<!\.generated)\.ts$/.test(file))
    .filter((file) => !authored.not.some((other) => other === file));
  const touched = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const after = rewritten(before);
      if (after === before) return [];
      await writeFile(path, after);
      return [file];
    }),
  );
  return touched.flat();
}
