import { fileURLToPath } from 'node:url';

import { buildPackages, ensureDependencies } from './dependencies.mjs';
import { nodeVersionProblem } from './node-version.mjs';

// An old Node lacks `import.meta.dirname`, but must be able to run this file to report that the version is too old.
export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Prints the message of an error without a stack trace, and ends the process. @param {unknown} error @returns {never}
 */
export function giveUp(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Checks Node, installs missing dependencies and compiles the packages of this repository. @throws {Error} in plain words */
export function prepare() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) throw new Error(problem);
  process.chdir(projectDir);
  ensureDependencies(projectDir);
  buildPackages(projectDir);
}

/**
 * @typedef {Readonly<Record<string, (args: readonly string[]) => Promise<unknown>>>} Commands by name. They may import
 * TypeScript and packages, and resolve to false if they found a problem.
 */

/**
 * Runs the command whose name is the first argument of this process, and passes the other arguments to it.
 * @param {Commands} tasks
 * @param {Commands} servers commands that run until they are stopped; stopping them is not an error
 */
export async function runCommand(tasks, servers = {}) {
  const [name = '', ...args] = process.argv.slice(2);
  const commands = { ...tasks, ...servers };
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const codeWhenStopped = name in servers ? 0 : 130;
  process.on('SIGINT', () => process.exit(codeWhenStopped));
  process.on('SIGTERM', () => process.exit(codeWhenStopped));
  try {
    if (!run) throw new Error(`The command must be one of ${Object.keys(commands).join(', ')}.`);
    prepare();
    const { register } = await import('tsx/esm/api');
    register();
    if ((await run(args)) === false) process.exitCode = 1;
  } catch (error) {
    giveUp(error);
  }
}
