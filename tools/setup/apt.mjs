import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages where this user may; what apt complains of goes to the error output.
 * @param {readonly string[]} names
 */
export function installWithApt(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`apt-get install ${names.join(' ')} ...`);
  const options = /** @type {import('node:child_process').SpawnSyncOptions} */ ({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}

/**
 * Installs Debian packages unless the files that they bring are there.
 * @param {readonly string[]} files
 * @param {readonly string[]} packages
 * @throws {Error} that says what to install, where this user may not
 */
export function ensureDebian(files, packages) {
  const isThere = () => files.every((file) => existsSync(file));
  if (!isThere()) installWithApt(packages);
  if (!isThere()) throw new Error(`Not installed. As root: apt-get install ${packages.join(' ')}`);
}
