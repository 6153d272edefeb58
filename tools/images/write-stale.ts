import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the files in `folder` whose content differs from the given content. */
export const staleFiles = (folder: string, files: ReadonlyMap<string, Buffer | string>) =>
  [...files].flatMap(([name, content]) => {
    const file = path.join(folder, name);
    return existsSync(file) && readFileSync(file).equals(Buffer.from(content)) ? [] : [name];
  });

/**
 * Writes only the files whose content differs, because every write reloads the preview beside the editor. @returns
 * their names
 */
export function writeStale(folder: string, files: ReadonlyMap<string, Buffer | string>) {
  const stale = staleFiles(folder, files);
  for (const name of stale) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, files.get(name) ?? '');
  }
  return stale;
}
