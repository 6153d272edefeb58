import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';
import { machines } from 'virtual:machine-room';
import { createModel } from 'xstate-machine-room/tools';

test('every machine file has an entry with a rationale', async () => {
  const files = (await readdir('machines')).filter((name) => name.endsWith('.machine.ts'));
  expect(machines.map(({ file }) => file).toSorted()).toEqual(
    files.map((name) => `machines/${name}`).toSorted(),
  );
  expect(machines.filter(({ rationale }) => rationale === '').map(({ id }) => id)).toEqual([]);
});

test.each(machines)(
  'the chart of the machine $title lists the possible results of every invoked actor',
  (entry) => {
    const invoked = createModel(entry.machine).states.flatMap(({ invokes }) => invokes);
    expect(Object.keys(entry.actorResults).toSorted()).toEqual([...new Set(invoked)].toSorted());
  },
);

test('the layouts and docs/machines.md match the machines', async () => {
  const command = 'packages/xstate-machine-room/bin.js';
  const options = ['--check', '--config', 'src/machine-room/machine-room.config.ts'];
  const check = promisify(execFile)(process.execPath, [command, ...options]);
  const told = await check.catch(({ stderr }: { stderr: string }) => ({ stderr }));
  expect(told.stderr.trim()).toBe('');
}, 120_000);
