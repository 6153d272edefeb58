import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages where this user may; what apt complains of goes to the error output.
 * @param {readonly string[]} names
 * @param {(line: string) => void} log
 */
export function installWithApt(names, log) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  log(`apt-get install ${names.join(' ')} ...`);
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
 * @param {(line: string) => void} log
 * @throws {Error} that says what to install, where this user may not
 */
export function ensureDebian(files, packages, log) {
  const isThere = () => files.every((file) => existsSync(file));
  if (!isThere()) installWithApt(packages, log);
  if (!isThere()) throw new Error(`Not installed. As root: apt-get install ${packages.join(' ')}`);
}
