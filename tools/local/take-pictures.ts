import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import type { Log } from './local-desk.ts';

const projectDir = resolve(import.meta.dirname, '../..');
/** An editor writes a file in several steps. */
const QUIET_MS = 400;

/** Encodes pictures as the owner chooses them, by a process of its own that reads `content/` anew; gives what ends that. */
export function takePictures(log: Log): () => void {
  const take = async () => {
    try {
      await promisify(execFile)('npm', ['run', '--silent', 'images'], { cwd: projectDir });
    } catch (error) {
      log((error as { stderr: string }).stderr.trim());
    }
  };
  let soon: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const folders = ['art/photographs', 'content', 'content/tours'].map((folder) =>
    watch(join(projectDir, folder), () => {
      clearTimeout(soon);
      soon = setTimeout(() => {
        last = last.then(take);
      }, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(soon);
    for (const folder of folders) folder.close();
  };
}
