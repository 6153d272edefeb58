import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files below `folder` whose content is another one than here. */
export const staleFiles = (folder: string, files: ReadonlyMap<string, Buffer | string>) =>
  [...files].flatMap(([name, content]) => {
    const file = path.join(folder, name);
    return existsSync(file) && readFileSync(file).equals(Buffer.from(content)) ? [] : [name];
  });

/** Writes those alone: what is written for nothing would load the page anew beside the forms. @returns their names */
export function writeStale(folder: string, files: ReadonlyMap<string, Buffer | string>) {
  const stale = staleFiles(folder, files);
  for (const name of stale) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, files.get(name) ?? '');
  }
  return stale;
}
