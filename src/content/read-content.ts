import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { folders, type RawContent, schemas, UnreadableFile } from './content-files.ts';

/** Reads the JSON files of `content/` except the notices. A file that is missing is left out. */
export function readContent(dir: string): RawContent {
  const pathOf = (file: string) => join(dir, `${file}.json`);
  const parse = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(pathOf(file), 'utf8').replace(/^\uFEFF/, ''));
    } catch (error) {
      return new UnreadableFile((error as Error).message);
    }
  };
  const filesIn = (folder: string) =>
    readdirSync(join(dir, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name.replace(/\.json$/, '')}`);
  const files = [
    ...Object.keys(schemas).filter((file) => existsSync(pathOf(file))),
    // Git does not keep an empty folder.
    ...Object.keys(folders)
      .filter((folder) => existsSync(join(dir, folder)))
      .flatMap(filesIn),
  ];
  return Object.fromEntries(files.map((file) => [file, parse(file)]));
}
