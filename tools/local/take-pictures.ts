import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

const projectDir = resolve(import.meta.dirname, '../..');
/** An editor writes a file in several steps. */
const QUIET_MS = 400;

/** Encodes pictures now and as the owner chooses them, by a process that reads `content/` anew; gives what ends that. */
export function takePictures(): () => void {
  let taking: ChildProcess | undefined;
  const take = async () => {
    taking = spawn(process.execPath, ['tools/images.mjs'], { cwd: projectDir, stdio: 'inherit' });
    await once(taking, 'exit');
  };
  let soon: NodeJS.Timeout | undefined;
  let last = take();
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
    taking?.kill();
  };
}
