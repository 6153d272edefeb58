import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/** @param {string} file @returns {Lock | undefined} */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own list of what it installed as the
 * last step, so an interrupted installation counts as none.
 * @param {string} projectDir
 */
export function dependenciesAreInstalled(projectDir) {
  const installed = readLock(join(projectDir, 'node_modules', '.package-lock.json'))?.packages;
  const wanted = readLock(join(projectDir, 'package-lock.json'))?.packages;
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || installed[path]?.version === version,
  );
}

/** @type {readonly (readonly [RegExp, string])[]} */
const explanations = [
  [/ENOSPC|no space left/i, 'The disk is full. Free about 500 MB and try again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    "The package registry cannot be reached. Connect to the internet (or set npm's proxy) and try again.",
  ],
  [
    /EACCES|EPERM/,
    'npm may not write here. Check who owns this folder and its node_modules, and try again.',
  ],
];

/**
 * Plain words for why npm failed, with the end of what it said where we have none.
 * @param {string} output
 */
export function explainNpmFailure(output) {
  const known = explanations.find(([pattern]) => pattern.test(output))?.[1];
  const end = output.trim().split('\n').slice(-15).join('\n');
  return known ?? `npm failed:\n${end}`;
}

/**
 * Runs npm in a folder.
 * @param {string} projectDir
 * @param {readonly string[]} command
 * @returns {{ succeeded: boolean, output: string }}
 * @throws {Error} if npm cannot run at all
 */
function runNpm(projectDir, command) {
  const npm = process.env['npm_execpath'];
  const args = [...command, '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  const options = /** @type {const} */ ({ cwd: projectDir, encoding: 'utf8' });
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`);
  if (result.signal) throw new Error(`npm was stopped by ${result.signal}.`);
  return { succeeded: result.status === 0, output: result.stdout + result.stderr };
}

/**
 * Installs what the lock names unless everything is there.
 * @param {string} projectDir
 * @param {(line: string) => void} log
 * @throws {Error} in plain words
 */
export function ensureDependencies(projectDir, log) {
  if (dependenciesAreInstalled(projectDir)) return;
  log('Installing dependencies (npm ci); the first time this takes a minute or two ...');
  let result = runNpm(projectDir, ['ci']);
  // npm ci refuses a lock without the optional packages of other platforms, and npm leaves those out of a lock
  // where the registry did not have them. npm install follows the same lock and accepts that.
  if (!result.succeeded && result.output.includes('from lock file')) {
    log('npm ci does not accept the lock on this machine; using npm install with it ...');
    result = runNpm(projectDir, ['install', '--no-save']);
  }
  if (!result.succeeded) throw new Error(explainNpmFailure(result.output));
}
