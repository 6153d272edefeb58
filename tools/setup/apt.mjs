import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True if this user can install Debian packages. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages if this user can. Errors of apt go to the error output.
 * @param {readonly string[]} names
 */
export function installWithApt(names) {
  if (!canInstall()) return;
  console.log(`apt-get install ${names.join(' ')} ...`);
  const options = /** @type {import('node:child_process').SpawnSyncOptions} */ ({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}

/**
 * Installs Debian packages unless their files exist.
 * @param {readonly string[]} files
 * @param {readonly string[]} packages
 * @throws {Error} with the packages to install, if this user cannot install them
 */
export function ensureDebian(files, packages) {
  const isInstalled = () => files.every((file) => existsSync(file));
  if (!isInstalled()) installWithApt(packages);
  if (!isInstalled())
    throw new Error(`Not installed. As root: apt-get install ${packages.join(' ')}`);
}
