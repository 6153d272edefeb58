import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/**
 * True if node_modules contains everything that package-lock.json requires. npm writes its list of installed packages
 * at the end, so an interrupted installation has no such list.
 * @param {string} projectDir
 */
export function dependenciesAreInstalled(projectDir) {
  const installed = packagesIn(join(projectDir, 'node_modules', '.package-lock.json'));
  const wanted = packagesIn(join(projectDir, 'package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

/**
 * Runs an npm command and returns true if it succeeded. npm prints its errors itself.
 * @param {string} projectDir
 * @param {string} command
 */
const npmCan = (projectDir, command) =>
  spawnSync(`npm ${command}`, { cwd: projectDir, stdio: 'inherit', shell: true }).status === 0;

/**
 * Installs the packages of the lock file, unless all of them are installed.
 * @param {string} projectDir
 * @throws {Error} if npm fails
 */
export function ensureDependencies(projectDir) {
  if (dependenciesAreInstalled(projectDir)) return;
  console.log('Installing dependencies (npm ci); the first time this takes a minute or two ...');
  if (npmCan(projectDir, 'ci --include=dev --no-audit --no-fund --prefer-offline')) return;
  throw new Error(
    'The dependencies could not be installed. This needs npm, its registry, about 500 MB, and a folder that you may write to.',
  );
}

/** An environment variable for child processes. It means that the parent process has already compiled the packages. */
const done = 'PACKAGES_ARE_COMPILED';

/**
 * Compiles the packages of this repository, so that no command uses an outdated build.
 * @param {string} projectDir
 * @throws {Error} if a package does not compile
 */
export function buildPackages(projectDir) {
  if (process.env[done]) return;
  if (!npmCan(projectDir, 'run --silent build --workspaces')) {
    throw new Error('A package in packages/ does not compile.');
  }
  process.env[done] = 'yes';
}
