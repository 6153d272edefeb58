import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for what a server writes, and what removes it. */
export async function workDir(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', leave);
  return {
    folder,
    remove: async () => {
      process.off('exit', leave);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
