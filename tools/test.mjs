import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

import { ensureBrowser } from './setup/browser.mjs';
import { giveUp, prepare, projectDir } from './setup/launch.mjs';

const siteDir = 'build/e2e';

/** @typedef {readonly [name: string, command: string]} Step */

/** What looks at the files alone: none of them keeps all processors busy from beginning to end. */
/** @type {readonly Step[]} */
const fileChecks = [
  ['formatting', 'prettier --check --log-level warn .'],
  ['types', 'tsc --noEmit -p .'],
  ['types of the room’s tests', 'tsc --noEmit -p tests/machine-room'],
  ['packages', 'npm test --silent --workspaces'],
  ['lint', 'oxlint --deny-warnings'],
  ['unused code', 'knip'],
];

/** @type {readonly Step[]} */
const steps = [
  ['unit tests', 'vitest run --project node --project jsdom --reporter dot'],
  ['build', `node tools/run.mjs build --mode e2e --out ${siteDir}`],
  ['build checks', 'vitest run --project build --reporter dot'],
  ['example project', 'npm run --silent example --workspace xstate-machine-room'],
  ['browser tests', 'playwright test'],
];

/** Runs a step, which says itself what it finds. @param {Step} step @param {NodeJS.ProcessEnv} env */
async function passes([name, command], env) {
  const started = performance.now();
  const [code] = await once(
    spawn(command, { cwd: projectDir, env, shell: true, stdio: 'inherit' }),
    'exit',
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'} ${seconds.padStart(6)} s  ${name}`);
  return code === 0;
}

try {
  prepare();
  const env = {
    ...process.env,
    PATH: [join(projectDir, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    CHROMIUM_PATH: await ensureBrowser(),
    SITE_DIR: siteDir,
  };
  let passed = 0;
  let failed = 0;
  for (const together of [fileChecks, ...steps.map((step) => [step])]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the first failure ends the run
    for (const isGood of await Promise.all(together.map((step) => passes(step, env)))) {
      if (isGood) passed += 1;
      else failed += 1;
    }
    if (failed > 0) break;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  giveUp(error);
}
