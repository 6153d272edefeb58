import { fileURLToPath } from 'node:url';

import { buildPackages, ensureDependencies } from './dependencies.mjs';
import { nodeVersionProblem } from './node-version.mjs';

// Not import.meta.dirname: a Node too old for this project must still get as far as being told so.
export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Ends the process with plain words instead of a stack. @param {unknown} error @returns {never} */
export function giveUp(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Checks Node, installs what is missing, and compiles the repository's packages. @throws {Error} in plain words */
export function prepare() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) throw new Error(problem);
  process.chdir(projectDir);
  ensureDependencies(projectDir);
  buildPackages(projectDir);
}

/**
 * Runs a command until it is done or told to stop; what it has started ends with this process.
 * @param {() => Promise<unknown>} run may import TypeScript, and what the dependencies bring; false if something is wrong
 * @param {number} codeWhenStopped
 */
export async function launch(run, codeWhenStopped = 130) {
  process.on('SIGINT', () => process.exit(codeWhenStopped));
  process.on('SIGTERM', () => process.exit(codeWhenStopped));
  try {
    prepare();
    const { register } = await import('tsx/esm/api');
    register();
    if ((await run()) === false) process.exitCode = 1;
  } catch (error) {
    giveUp(error);
  }
}
