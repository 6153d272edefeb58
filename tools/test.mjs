import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

import { ensureBrowser } from './setup/browser.mjs';
import { giveUp, prepare, projectDir } from './setup/launch.mjs';

const siteDir = 'build/e2e';

/** @typedef {{ readonly name: string, readonly command: string, readonly args: readonly string[] }} Step */

/** These checks only read files. They run in parallel, because none of them uses all processors. */
/** @type {readonly Step[]} */
const fileChecks = [
  { name: 'formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: 'npm', args: ['run', '--silent', 'typecheck'] },
  { name: 'packages', command: 'npm', args: ['test', '--silent', '--workspaces'] },
  { name: 'lint and unused code', command: 'npm', args: ['run', '--silent', 'lint'] },
];

/** @type {readonly Step[]} */
const steps = [
  // The build checks and the browser tests open this build.
  {
    name: 'build',
    command: 'vite',
    args: ['build', '--mode', 'e2e', '--outDir', siteDir, '--logLevel', 'warn'],
  },
  {
    name: 'unit tests',
    command: 'npm',
    args: ['run', '--silent', 'test:unit'],
  },
  { name: 'build checks', command: 'vitest', args: ['run', '--project', 'build'] },
  { name: 'browser tests', command: 'npm', args: ['run', '--silent', 'test:e2e'] },
];

/** @param {Step} step @param {NodeJS.ProcessEnv} env */
async function run({ name, command, args }, env) {
  const started = performance.now();
  const shell = process.platform === 'win32';
  const options = { cwd: projectDir, env, shell, maxBuffer: 2 ** 28 };
  const ended = await promisify(execFile)(command, args, options).catch((error) => error);
  const seconds = (performance.now() - started) / 1000;
  const output = ended.stdout + ended.stderr || ended.message || '';
  return { name, passed: !(ended instanceof Error), output, seconds };
}

/**
 * Finds the test counts in the output of Vitest and Playwright, including tests that passed on the second attempt.
 * @param {string} output
 */
const countsIn = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) =>
      /^\s*(?:Tests\s+\d|\d+ (?:passed|flaky|skipped|did not run)\b)|^ {4}e2e\/\S+ › /.test(line),
    )
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .join(', ');

try {
  prepare();
  const browser = await ensureBrowser();
  const env = {
    ...process.env,
    PATH: [join(projectDir, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    CHROMIUM_PATH: browser,
    SITE_DIR: siteDir,
  };
  let passed = 0;
  let failed = 0;
  for (const together of [fileChecks, ...steps.map((step) => [step])]) {
    // oxlint-disable-next-line no-await-in-loop -- the steps run one after the other, and the first failure ends the run
    const results = await Promise.all(together.map((step) => run(step, env)));
    for (const { name, seconds, output, passed: isGood } of results) {
      const counts = countsIn(output);
      const title = counts ? `${name} (${counts})` : name;
      console.log(`${isGood ? 'passed' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${title}`);
      if (isGood) {
        passed += 1;
      } else {
        failed += 1;
        console.log(`\n${output.trim()}\n`);
      }
    }
    if (failed > 0) break;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  giveUp(error);
}
