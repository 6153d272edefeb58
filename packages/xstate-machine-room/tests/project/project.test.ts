import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { checkCharts, writeCharts } from '../../src/cli/charts.ts';
import { drawMachines } from '../../src/project/draw-machines.ts';
import { loadMachines, withServer } from '../../src/project/load-machines.ts';
import { machineRoom } from '../../src/project/plugin.ts';

import { sizes } from '../cases/sizes.ts';

// The timeout is long, because each test starts Vite servers and lays out charts.
vi.setConfig({ testTimeout: 60_000 });

let root: string;

const write = (path: string, text: string) => writeFile(join(root, path), text);

const machine = (id: string, event: string) =>
  `import { createMachine } from 'xstate';
export const ${id} = createMachine({ id: '${id}', initial: 'a', states: { a: { on: { ${event}: 'b' } }, b: {} } });`;

/** A machine with a nested state. */
const nested = (event: string) =>
  `import { createMachine } from 'xstate';
export const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { ${event}: 'on' } },
  on: { initial: 'dim', states: { dim: {}, bright: {} } } } });`;

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
  const loaded = await withServer({ root, plugins: [machineRoom()] }, (server) =>
    loadMachines(server, (warning) => warnings.push(warning)),
  );
  return { ...loaded, warnings };
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

test('the chart check reports missing, outdated and unused layouts', async () => {
  await write(
    'machine-room.config.ts',
    `export default { layouts: 'layouts', document: { file: 'machines.md' } };`,
  );
  const tell = () => {};
  expect(await checkCharts(root)).toEqual([
    expect.stringMatching(/^machines\.md is out of date/),
    expect.stringMatching(/door\.json is missing or out of date/),
  ]);
  await writeCharts(root, undefined, tell);
  expect(await checkCharts(root)).toEqual([]);
  expect(await readFile(join(root, 'machines.md'), 'utf8')).toContain('## Door');
  await write('src/door.machine.ts', machine('door', 'push'));
  await write('layouts/gone.json', '{}');
  expect(await checkCharts(root)).toEqual([
    expect.stringMatching(/^machines\.md is out of date/),
    expect.stringMatching(/gone\.json belongs to no machine/),
    expect.stringMatching(/door\.json is missing or out of date/),
  ]);
});

test('the chart check covers the collapsed charts', async () => {
  await write('machine-room.config.ts', `export default { layouts: 'layouts' };`);
  await write('src/lamp.machine.ts', nested('light'));
  await writeCharts(root, undefined, () => {});
  expect(await checkCharts(root)).toEqual([]);
  await rm(join(root, 'layouts/collapsed/lamp.json'));
  await write('layouts/collapsed/door.json', '{}');
  expect(await checkCharts(root)).toEqual([
    expect.stringMatching(/collapsed.door\.json belongs to no machine/),
    expect.stringMatching(/collapsed.lamp\.json is missing or out of date/),
  ]);
});

test('a machine is drawn even if its collapsed charts take too long', async () => {
  await write('src/lamp.machine.ts', nested('light'));
  const { machines } = await load();
  const lines: string[] = [];
  const folder = join(root, 'cache');
  const drawer = { folder, log: (line: string) => lines.push(line) };
  const { layouts, collapsed } = await drawMachines(machines, drawer);
  expect(Object.keys(collapsed)).toEqual(['lamp']);
  await rm(join(folder, 'collapsed'), { recursive: true });
  const late = await drawMachines(machines, { ...drawer, limitMs: 1 });
  expect(late).toEqual({ layouts, collapsed: {}, failures: [] });
  expect(lines.at(-1)).toBe('lamp cannot be collapsed: Its layout took longer than 0.001 s.');
});

/** Runs a function with a server that watches files, as in development. */
async function develop(run: (server: ViteDevServer) => Promise<void>) {
  const server = await createServer({
    root,
    plugins: [machineRoom()],
    appType: 'custom',
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false },
  });
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

/** Returns the code that the browser gets for the list of machines. */
const getList = async (server: ViteDevServer) =>
  (await server.environments.client.transformRequest('virtual:machine-room'))?.code ?? '';

test('the chart follows an edit of its machine in development', async () => {
  await develop(async (server) => {
    expect(await getList(server)).toContain('"text":"open"');
    await write('src/door.machine.ts', machine('door', 'push'));
    await vi.waitFor(async () => expect(await getList(server)).toContain('"text":"push"'), 20_000);
  });
});

/** Returns the code of the collapsed charts after the code of the list, which a page loads first. */
async function loadCollapsed(server: ViteDevServer) {
  await getList(server);
  const id = 'virtual:xstate-machine-room/collapsed';
  return (await server.environments.client.transformRequest(id))?.code ?? '';
}

test('a page loads the collapsed charts separately', async () => {
  await write('src/lamp.machine.ts', nested('light'));
  await develop(async (server) => {
    const list = await getList(server);
    expect(list).toContain('["lamp"].map');
    expect(list).not.toContain('2 states inside');
    expect(await loadCollapsed(server)).toContain('2 states inside');
  });
});

test('the collapsed charts follow an edit of their machine in development', async () => {
  await write('src/lamp.machine.ts', nested('light'));
  await develop(async (server) => {
    expect(await loadCollapsed(server)).toContain('light');
    await write('src/lamp.machine.ts', nested('ignite'));
    await vi.waitFor(async () => expect(await loadCollapsed(server)).toContain('ignite'), 20_000);
  });
});

test('machines are found by what their files export, not by the names of the files', async () => {
  await write('src/[lamp].ts', machine('lamp', 'light'));
  await write('src/lamp.test.ts', machine('fake', 'light'));
  await write('src/notes.ts', '/** Calls `createMachine()` of XState. */ export const notes = [];');
  expect((await load()).machines.map(({ id }) => id)).toEqual(['lamp', 'door']);
  await develop(async (server) => {
    expect(await getList(server)).not.toContain('"text":"ring"');
    await write('src/bell.ts', machine('bell', 'ring'));
    await vi.waitFor(async () => expect(await getList(server)).toContain('"text":"ring"'), 20_000);
  });
});

test('a machine file that is repaired appears in development', async () => {
  await write('src/lamp.machine.ts', 'throw new Error("not yet");');
  await develop(async (server) => {
    const broken = await getList(server);
    expect(broken).toContain('{"name":"src/lamp.machine.ts","reason":"not yet"}');
    expect(broken).toContain('"text":"open"');
    expect(broken).not.toContain('from "/src/lamp.machine.ts"');
    await write('src/lamp.machine.ts', machine('lamp', 'light'));
    await vi.waitFor(async () => expect(await getList(server)).toContain('"text":"light"'), 20_000);
  });
});

/** Draws a door, and a machine that is too large for the time limit. */
async function drawTooLarge() {
  const [door] = (await load()).machines;
  if (!door) throw new Error('There is a door.');
  const drawer = { folder: join(root, 'cache'), log: () => {} };
  const large = { ...door, id: 'large', machine: sizes.grouped300 };
  expect((await drawMachines([door], drawer)).failures).toEqual([]);
  return drawMachines([large, door], { ...drawer, limitMs: 100 });
}

test('a layout that takes too long is reported', async () => {
  const { failures } = await drawTooLarge();
  expect(failures).toEqual([{ name: 'large', reason: 'Its layout took longer than 0.1 s.' }]);
});

test('a layout that takes too long does not affect the other charts', async () => {
  expect((await drawTooLarge()).layouts.map(({ id }) => id)).toEqual(['door']);
});

test('several charts are laid out in one run', async () => {
  await write('src/lamp.machine.ts', machine('lamp', 'light'));
  await write('src/bell.machine.ts', machine('bell', 'ring'));
  const drawer = { folder: join(root, 'cache'), log: () => {}, limitMs: 10_000 };
  const { layouts, failures } = await drawMachines((await load()).machines, drawer);
  expect(failures).toEqual([]);
  expect(layouts.map(({ id }) => id)).toEqual(['bell', 'door', 'lamp']);
});

describe.each([
  ['a wrong target', "initial: 'a', states: { a: { on: { X: 'nowhere' } } }", /nowhere/],
  ['a global of the browser', 'context: { width: window.innerWidth }', /window is not defined/],
])('a machine file with %s', (_, config, reason) => {
  beforeEach(() =>
    write(
      'src/wrong.machine.ts',
      `import { createMachine } from 'xstate'; export const wrong = createMachine({ id: 'wrong', ${config} });`,
    ),
  );

  test('is reported', async () => {
    const { failures } = await load();
    expect(failures).toEqual([
      { name: 'src/wrong.machine.ts', reason: expect.stringMatching(reason) as string },
    ]);
  });

  test('does not affect the other machines', async () => {
    expect((await load()).machines.map(({ id }) => id)).toEqual(['door']);
  });
});
