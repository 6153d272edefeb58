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
 * Runs the command whose name is the first argument of this process, and passes the other arguments to it. Stopping a
 * command with Ctrl-C is no error.
 * @param {Readonly<Record<string, (args: readonly string[]) => Promise<unknown>>>} commands They may import TypeScript
 * and packages, and resolve to false if they found a problem.
 */
export async function runCommand(commands) {
  const [name = '', ...args] = process.argv.slice(2);
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  process.on('SIGINT', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
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
