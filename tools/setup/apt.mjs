import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian asks this program whether a service that was just installed may start. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages, and starts no service that comes with them.
 * @param {readonly string[]} names
 * @returns {{ succeeded: boolean, output: string }}
 */
export function installWithApt(names) {
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const options = /** @type {const} */ ({
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  try {
    spawnSync('apt-get', ['update'], options);
    const result = spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...names],
      options,
    );
    return { succeeded: result.status === 0, output: (result.stdout + result.stderr).trim() };
  } finally {
    if (isOurs) rmSync(servicePolicy);
  }
}
