import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const projectDir = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What differs from release to release: it is in every page, and in the scripts that start one. */
const phones = ['+1 800 555 0142', '+1 800 555 0143', '+1 800 555 0144'];

/** Builds three releases one after the other. @returns their folders, and how many scripts of the first one the last one no longer has */
export async function buildReleases() {
  const folders: string[] = [];
  for (const [index, phone] of phones.entries()) {
    // Under a name of this process, since another one may serve what it has built.
    const siteDir = join(projectDir, 'build', `soak-${process.pid}-${index + 1}`);
    // In a process of its own, whose memory is not this one's.
    const build = ['--import', 'tsx', 'tools/build.ts', '--mode', 'e2e', '--out', siteDir];
    // oxlint-disable-next-line no-await-in-loop -- one build fills the machine
    await run(process.execPath, build, {
      cwd: projectDir,
      env: { ...process.env, VITE_COMPANY_PHONE: phone },
    });
    folders.push(siteDir);
  }
  const [first = [], ...others] = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js')),
    ),
  );
  const gone = first.filter((name) => !others.some((names) => names.includes(name))).length;
  const remove = async () => {
    const kinds = ['', '.hosts', '.manifest.json'];
    const left = folders.flatMap((folder) => [
      ...kinds.map((kind) => folder + kind),
      join(projectDir, 'build', 'server', basename(folder)),
    ]);
    await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })));
  };
  return { folders, scripts: first.length, gone, remove };
}
