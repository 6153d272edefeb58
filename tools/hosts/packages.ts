import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { explainNpmFailure, runNpm } from '../setup/dependencies.mjs';

/** Hosts' own tools want a newer Node than the project does. */
const nodePin = 'node@24.21.0';

/**
 * Installs packages outside the project, once for each set of versions.
 * @param pins such as `wrangler@4.164.0`; the first one names the folder
 * @returns the folder, and a Node that can run them
 * @throws in plain words
 */
export async function ensurePackages(pins: readonly string[], log: (line: string) => void) {
  const cacheDir = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const name = (pins[0] ?? '').replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '');
  const folder = join(cacheDir, 'lamanai-day-tours', name);
  const done = join(folder, 'installed');
  if (!existsSync(done)) {
    log(`Installing ${pins.join(', ')} into ${folder} ...`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    const { succeeded, output } = runNpm(folder, ['install', '--save-exact', nodePin, ...pins]);
    if (!succeeded) throw new Error(explainNpmFailure(output));
    await writeFile(done, '');
  }
  return {
    modules: join(folder, 'node_modules'),
    node: join(folder, 'node_modules/node/bin/node'),
  };
}
