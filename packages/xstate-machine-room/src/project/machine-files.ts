import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { normalizePath } from 'vite';

const isCode = (name: string) =>
  /\.[cm]?[jt]sx?$/.test(name) && !/\.(?:d|test|spec|stories)\./.test(name);

/** True for a file that is named `*.machine.*`, or whose code creates a machine with XState and exports something. */
export const isMachineFile = (path: string, code: string): boolean =>
  isCode(path) &&
  (path.includes('.machine.') ||
    [/['"]xstate['"]/, /\bcreateMachine\s*\(/, /\bexport\b/].every((part) => part.test(code)));

/** The folder in which machines are found if the configuration names no files. */
export const SOURCES = 'src';

/** Finds the files in `src` that may export machines, as paths that start with a slash. */
export async function findMachineFiles(root: string): Promise<string[]> {
  const names = await readdir(join(root, SOURCES), { recursive: true }).catch(() => []);
  const paths = names.filter(isCode).map((name) => `/${SOURCES}/${normalizePath(name)}`);
  const codes = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return paths.filter((path, index) => isMachineFile(path, codes[index] ?? '')).toSorted();
}
