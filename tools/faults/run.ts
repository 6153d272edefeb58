import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { isBrowserTest } from './fault.ts';
import { copyDir } from './project.ts';
import { type Outcome, readBrowserReport, readUnitReport } from './report.ts';

const REPORT = 'report.json';
const SITE = 'build/site';

/** Runs a command of the project's packages in the copy; gives what it wrote. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number | null; output: string }>((done, refuse) => {
    const bin = join(copyDir, 'node_modules', '.bin');
    const child = spawn(command, args, {
      cwd: copyDir,
      env: {
        ...process.env,
        PATH: [bin, process.env['PATH']].join(delimiter),
        CI: '',
        SITE_DIR: SITE,
        ...env,
      },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', refuse);
    child.on('close', (code) => done({ code, output }));
  });
}

/** Runs a test command that leaves a report, and reads it. */
async function runTests(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  read: (text: string) => Outcome,
): Promise<Outcome> {
  const report = join(copyDir, REPORT);
  await rm(report, { force: true });
  const { output } = await run(command, args, env);
  const text = await readFile(report, 'utf8').catch(() => null);
  return text === null ? { failures: [], broken: output.trim().slice(-2000) } : read(text);
}

const runUnitTests = (files: readonly string[]) =>
  runTests(
    'vitest',
    `run --project node --project jsdom --reporter json --outputFile ${REPORT}`
      .split(' ')
      .concat(files),
    {},
    readUnitReport,
  );

async function runBrowserTests(files: readonly string[]): Promise<Outcome> {
  const build = await run('tsx', ['tools/build.ts', '--mode', 'e2e', '--out', SITE]);
  if (build.code !== 0) return { failures: [], broken: build.output.trim().slice(-2000) };
  return runTests(
    'playwright',
    'test --project desktop --workers 1 --retries 0 --reporter json'.split(' ').concat(files),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    readBrowserReport,
  );
}

/** Runs these test files in the copy, as it is now. Those that need a browser run only if the others see nothing. */
export async function runInCopy(files: readonly string[]): Promise<Outcome> {
  const unit = files.filter((file) => !isBrowserTest(file));
  const browser = files.filter(isBrowserTest);
  if (unit.length > 0) {
    const outcome = await runUnitTests(unit);
    const isSeen = outcome.failures.length > 0 || outcome.broken !== undefined;
    if (isSeen || browser.length === 0) return outcome;
  }
  return runBrowserTests(browser);
}
