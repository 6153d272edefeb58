/**
 * Tests the package as a new user would use it: it installs the packed package into a copy of `example/`, checks its
 * types, opens it in development, builds it, and opens the build. It does so with the newest and with the lowest version
 * of XState that the package allows.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';

const packageDir = fileURLToPath(new URL('..', import.meta.url));
const { peerDependencies: peers } = JSON.parse(
  await readFile(join(packageDir, 'package.json'), 'utf8'),
);

/** Matches npm's error codes for a network that cannot be reached. */
const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/;

/** Vite sets these environment variables in this process. Child processes must not inherit them. */
const { NODE_ENV: _, ...env } = process.env;

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
const run = (cwd, command, args) =>
  promisify(execFile)(command, args, { cwd, env, shell: process.platform === 'win32' });

/** The lowest version of XState that the package allows. */
const lowestXState = peers.xstate.replace('^', 'xstate@');

/**
 * Installs the example with the package in its published form, and with another version of a dependency if it is named.
 * @param {string} folder
 * @param {readonly string[]} others
 */
async function install(folder, ...others) {
  await cp(join(packageDir, 'example'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
  await run(packageDir, 'npm', ['pack', '--silent', '--pack-destination', folder]);
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=1'];
  await run(folder, 'npm', ['install', ...quietly, `./${tarball}`, ...others]);
}

/** Opens the room and the inspector of a running example. @param {string} base */
async function visit(base) {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(new URL('/machines', base).href);
    const chart = page.getByRole('region', { name: 'Chart of Kettle' });
    await chart.locator('svg text', { hasText: 'heating' }).waitFor();
    await page.getByRole('group', { name: 'Send' }).getByRole('button').first().waitFor();
    await page.goto(new URL('/?inspect', base).href);
    await page.getByRole('button', { name: 'Machines: 1' }).click();
    await page.getByRole('group', { name: 'Machines' }).getByText('off').waitFor();
    const canSend = await page.getByRole('heading', { name: 'Send an event to Kettle' }).count();
    assert.deepEqual(errors, []);
    return { canSend: canSend > 0 };
  } finally {
    await browser.close();
  }
}

/** @param {string} folder */
async function check(folder) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const { createServer, preview } = await import(pathToFileURL(resolve('vite')).href);
  const server = await createServer({ root: folder, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  const developed = await visit(server.resolvedUrls.local[0]);
  await server.close();
  assert.deepEqual(developed, { canSend: true }, 'in development an event can be sent by hand');

  await run(folder, 'npm', ['run', 'build']);
  const assets = join(folder, 'dist/assets');
  for (const name of await readdir(assets)) {
    const text = await readFile(join(assets, name), 'utf8');
    assert.doesNotMatch(text, /org\.eclipse\.elk|Send an event to|@statelyai/, name);
  }
  const built = await preview({ root: folder, logLevel: 'error', preview: { port: 0 } });
  const published = await visit(built.resolvedUrls.local[0]);
  await built.close();
  assert.deepEqual(published, { canSend: false });
}

const folder = await mkdtemp(join(tmpdir(), 'machine-room-example-'));
try {
  await install(folder);
  await check(folder);
  await install(folder, lowestXState);
  await check(folder);
  console.log('2 passed');
} catch (error) {
  const text = String(Object(error).stderr || Object(error).stack || error);
  if (unreachable.test(text) && !process.env['CI']) {
    console.log(
      '1 skipped: the registry of npm cannot be reached, so the example is not installed',
    );
  } else {
    console.error(text, Object(error).stdout ?? '');
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
