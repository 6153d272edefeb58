import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export const hashOf = (content: Buffer) => createHash('sha1').update(content).digest('hex');

/** Reads all files in the folder of a simulated repository. */
export const readFiles = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(dir, file).replaceAll(sep, '/');
      return { path, content: readFileSync(file) };
    });

/** Writes a file that was committed to a simulated repository. */
export function writeFile(dir: string, path: string, content: Buffer) {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), content);
}
