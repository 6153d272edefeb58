import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { checkCharts, writeCharts } from '../../src/cli/charts.ts';
import { drawMachines } from '../../src/project/draw-machines.ts';
import { loadMachines, withServer } from '../../src/project/load-machines.ts';
import { machineRoom } from '../../src/project/plugin.ts';

// The timeout is long, because each test starts Vite servers and lays out charts.
vi.setConfig({ testTimeout: 60_000 });

let root: string;

const write = (path: string, text: string) => writeFile(join(root, path), text);

const machine = (id: string, event: string) =>
  `import { createMachine } from 'xstate';
export const ${id} = createMachine({ id: '${id}', initial: 'a', states: { a: { on: { ${event}: 'b' } }, b: {} } });`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'machine-room-'));
  await mkdir(join(root, 'src'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  await write('package.json', '{ "type": "module" }');
  await write('src/door.machine.ts', machine('door', 'open'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function load() {
  const warnings: string[] = [];
  const machines = await withServer({ root, plugins: [machineRoom()] }, (server) =>
    loadMachines(server, (warning) => warnings.push(warning)),
  );
  return { machines, warnings };
}

test('the Vite plugin skips a machine file that fails to load', async () => {
  await write('src/broken.machine.ts', 'throw new Error("needs a window");');
  const { machines, warnings } = await load();
  expect(machines.map(({ id }) => id)).toEqual(['door']);
  expect(warnings).toEqual([expect.stringMatching(/^src\/broken\.machine\.ts .*needs a window/)]);
});

test('a chart is laid out again only if its machine or the font changes', async () => {
  const lines: string[] = [];
  const drawer = { folder: join(root, 'cache'), log: (line: string) => lines.push(line) };
  const { machines } = await load();
  const first = await drawMachines(machines, drawer);
  expect(await drawMachines(machines, drawer)).toEqual(first);
  expect(lines).toHaveLength(1);
  await write('src/door.machine.ts', machine('door', 'push'));
  await drawMachines((await load()).machines, drawer);
  expect(lines).toHaveLength(2);
  const metrics = { regular: '500', bold: '500' };
  await drawMachines(machines, { ...drawer, metrics });
  expect(lines).toHaveLength(3);
});

test('the chart check reports missing, outdated and unused drawings', async () => {
  await write(
    'machine-room.config.ts',
    `export default { drawings: 'drawings', document: { file: 'machines.md' } };`,
  );
  const tell = () => {};
  expect(await checkCharts(root)).toEqual([
    expect.stringMatching(/^machines\.md is not what/),
    expect.stringMatching(/door\.json is not what door is now/),
  ]);
  await writeCharts(root, undefined, tell);
  expect(await checkCharts(root)).toEqual([]);
  expect(await readFile(join(root, 'machines.md'), 'utf8')).toContain('## Door');
  await write('src/door.machine.ts', machine('door', 'push'));
  await write('drawings/gone.json', '{}');
  expect(await checkCharts(root)).toEqual([
    expect.stringMatching(/^machines\.md is not what/),
    expect.stringMatching(/gone\.json is of no machine/),
    expect.stringMatching(/door\.json is not what door is now/),
  ]);
});
