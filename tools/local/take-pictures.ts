import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { projectDir } from '../setup/launch.mjs';
import type { Log } from './ports.ts';

/** An editor writes a file in several steps. */
const QUIET_MS = 400;

/** Encodes pictures as the owner chooses them, by a process of its own that reads `content/` anew. */
export function takePictures(log: Log): void {
  const take = async () => {
    try {
      await promisify(execFile)('npm', ['run', '--silent', 'images'], { cwd: projectDir });
    } catch (error) {
      log((error as { stderr: string }).stderr.trim());
    }
  };
  let soon: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  for (const folder of ['art/photographs', 'content', 'content/tours']) {
    watch(join(projectDir, folder), () => {
      clearTimeout(soon);
      soon = setTimeout(() => {
        last = last.then(take);
      }, QUIET_MS);
    });
  }
}
