import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';

import { createModel } from '../../src/model/model.ts';

interface Exported {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly code: string;
}

interface Copy {
  readonly machine: AnyStateMachine;
  readonly answers?: Record<string, boolean>;
}

/**
 * Normalizes a machine for comparison. Functions are replaced with their names, without the numbers that make the names
 * unique.
 */
const describeMachine = (machine: AnyStateMachine): unknown =>
  JSON.parse(
    JSON.stringify(createModel(machine))
      .replaceAll(/(inline \w+) \d+/g, '$1')
      // The length of a computed delay is known only at run time.
      .replaceAll(/(after [A-Za-z]\w+) \([^)]*\)/g, '$1')
      .replaceAll('"what a function gives"', 'null'),
  );

/**
 * Tests that the exported code passes the type check and creates machines that equal the originals. Returns a function
 * that imports the copy of a machine.
 */
export function testExports(all: readonly Exported[]): (id: string) => Promise<Copy> {
  let folder: string;
  const fileOf = (id: string) => join(folder, `${id}.mts`);
  const copyOf = (id: string) =>
    import(/* @vite-ignore */ pathToFileURL(fileOf(id)).href) as Promise<Copy>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'exported-'));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await Promise.all(all.map(({ id, code }) => writeFile(fileOf(id), code)));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('the exported code type-checks', async () => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    const command = [tsc, ...options, ...all.map(({ id }) => fileOf(id))];
    const check = promisify(execFile)(process.execPath, command, { cwd: folder });
    const { stdout } = await check.catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  }, 120_000);

  test.each(all)('$id is unchanged by its export', async ({ id, machine }) => {
    const { machine: copy } = await copyOf(id);
    expect(describeMachine(copy)).toEqual(describeMachine(machine));
  });

  test.each(all)('$id runs after its export', async ({ id }) => {
    const { machine: copy } = await copyOf(id);
    const actor = createActor(copy);
    actor.subscribe({ error: () => {} });
    expect(actor.start().getSnapshot()).toMatchObject({ status: 'active' });
    actor.stop();
  });

  return copyOf;
}
