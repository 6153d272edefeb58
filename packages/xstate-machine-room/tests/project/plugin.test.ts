import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build, createServer } from 'vite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { machineRoom } from '../../src/project/plugin.ts';

vi.setConfig({ testTimeout: 60_000 });

let root: string;

const write = (path: string, text: string) => writeFile(join(root, path), text);

const createDoor = (config: string) => `import { createMachine } from 'xstate';
export const door = createMachine({ id: 'door', initial: 'a', ${config} });`;

const openable = (event: string) => createDoor(`states: { a: { on: { ${event}: 'b' } }, b: {} }`);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'machine-room-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'src'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  await write('package.json', '{ "type": "module" }');
  await write('src/door.js', openable('open'));
  await write(
    'src/entries.js',
    `import { defineEntry } from 'xstate-machine-room/tools';
import { door } from './door.js';
export const entries = [defineEntry({ machine: door })];`,
  );
  await write('src/main.js', `export { machines } from 'virtual:machine-room';`);
  await write(
    'vite.config.js',
    `import { machineRoom } from 'xstate-machine-room/vite';
export default { plugins: [machineRoom({ entries: 'src/entries.js' })] };`,
  );
});

const buildProject = () =>
  build({
    root,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/main.js', formats: ['es'] } },
  });

test('a build contains the machines with their layouts', async () => {
  const [{ output } = { output: [] }] = (await buildProject()) as { output: { code: string }[] }[];
  expect(output[0]?.code).toContain('door.a > door.b');
});

test.each([
  ['a wrong target', "states: { a: { on: { X: 'nowhere' } } }", /nowhere/],
  ['a global of the browser', 'context: { width: window.innerWidth }', /window is not defined/],
])('a build fails with the reason if a machine has %s', async (_, config, reason) => {
  await write('src/door.js', createDoor(config));
  await expect(buildProject()).rejects.toThrow(reason);
});

test('the chart follows an edit of its machine in development', async () => {
  const server = await createServer({
    root,
    plugins: [machineRoom({ entries: 'src/entries.js' })],
    appType: 'custom',
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const getCode = async () =>
    (await server.environments.client.transformRequest('virtual:machine-room'))?.code;
  expect(await getCode()).toContain('"text":"open"');
  await write('src/door.js', openable('push'));
  await vi.waitFor(async () => expect(await getCode()).toContain('"text":"push"'), 20_000);
});
