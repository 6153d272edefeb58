import { existsSync } from 'node:fs';

import { canUseApt, installWithApt } from './apt.mjs';

/**
 * Installs Debian packages unless the files that they bring are there.
 * @throws that says what to install, where this user may not
 */
export function ensureDebian(
  log: (line: string) => void,
  files: readonly string[],
  packages: readonly string[],
): void {
  const isThere = () => files.every((file) => existsSync(file));
  if (isThere()) return;
  const command = `apt-get install ${packages.join(' ')}`;
  if (!canUseApt()) throw new Error(`not installed; as root: ${command}`);
  log(`${command} ...`);
  const { output } = installWithApt(packages);
  if (!isThere()) throw new Error(`${command} failed:\n${output.split('\n').slice(-5).join('\n')}`);
}
