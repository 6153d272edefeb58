import { fileURLToPath } from 'node:url';

import { ensureDependencies } from './dependencies.mjs';
import { nodeVersionProblem } from './node-version.mjs';

// Not import.meta.dirname: a Node too old for this project must still get as far as being told so.
export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Ends the process with plain words instead of a stack. @param {unknown} error */
export function giveUp(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Checks Node and installs what is missing. @throws {Error} in plain words */
export function prepare() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) throw new Error(problem);
  process.chdir(projectDir);
  ensureDependencies(projectDir, console.log);
}

/** What is written in TypeScript can be imported from now on. @throws {Error} in plain words if it cannot */
async function prepareTypeScript() {
  prepare();
  const { register } = await import('tsx/esm/api');
  register();
}

/**
 * Runs a command to its end, or until Ctrl-C, with the command line's own words; what it has started ends with this
 * process. `load` imports the TypeScript module, only after the dependencies are there.
 * @param {() => Promise<(words: string[]) => Promise<boolean>>} load says in the end whether all went well
 */
export async function runToItsEnd(load) {
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
  try {
    await prepareTypeScript();
    const run = await load();
    if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
  } catch (error) {
    giveUp(error);
  }
}

/**
 * Runs a server until Ctrl-C. `load` imports the TypeScript module that starts it, only after the dependencies
 * are there.
 * @param {() => Promise<(log: (line: string) => void) => Promise<() => Promise<void>>>} load
 */
export async function runUntilStopped(load) {
  /** @type {(() => Promise<void>) | undefined} */
  let stop;
  let stopping = false;
  const end = async () => {
    if (stopping) process.exit(0);
    stopping = true;
    await stop?.();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    await prepareTypeScript();
    const run = await load();
    stop = await run(console.log);
    if (stopping) await end();
  } catch (error) {
    giveUp(error);
  }
}
