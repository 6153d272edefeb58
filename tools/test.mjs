import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { ensureBrowser } from './setup/browser.mjs';
import { giveUp, prepare, projectDir } from './setup/launch.mjs';

const siteDir = 'build/e2e';

/** @type {readonly { name: string, command: string, args: string[] }[]} */
const steps = [
  { name: 'formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'unused code', command: 'knip', args: [] },
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--project', 'node', '--project', 'jsdom'],
  },
  { name: 'build', command: 'tsx', args: ['tools/build.ts', '--mode', 'e2e', '--out', siteDir] },
  { name: 'build checks', command: 'vitest', args: ['run', '--project', 'build'] },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
];

/**
 * @param {typeof steps[number]} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function run({ command, args }, env) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: projectDir, env, shell });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ passed: false, output: output + error.message }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

/**
 * What vitest and Playwright count: a test that passed only when it was tried again is no secret.
 * @param {string} output
 */
const countsIn = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) =>
      /^\s*(?:Tests\s+\d|\d+ (?:passed|flaky|skipped|did not run)\b)|^ {4}\[\w+\] › /.test(line),
    )
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .join(', ');

try {
  prepare();
  const browser = await ensureBrowser(console.log);
  const env = {
    ...process.env,
    PATH: [join(projectDir, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    CHROMIUM_PATH: browser,
    SITE_DIR: siteDir,
  };
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the first failure ends the run
    const result = await run(step, env);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    const counts = countsIn(result.output);
    const name = counts ? `${step.name} (${counts})` : step.name;
    console.log(`${result.passed ? 'passed' : 'FAILED'} ${seconds} s  ${name}`);
    if (result.passed) {
      passed += 1;
    } else {
      failed += 1;
      console.log(`\n${result.output.trim()}\n`);
      break;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  giveUp(error);
}
