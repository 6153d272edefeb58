import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { anatomyOf } from '../src/anatomy/anatomy.ts';
import { documentPath, documentText, projectDir, readDrawing } from '../src/cli/files.ts';
import { drawAs } from '../src/drawing/draw.ts';
import { flawsOf, illegible } from '../src/drawing/judge.ts';
import { registry } from '../src/project/registry.ts';

const filesIn = async (folder: string, ending: string) =>
  (await readdir(join(projectDir, folder))).filter((name) => name.endsWith(ending)).toSorted();

const ids = registry.map(({ id }) => id);

describe('the registry', () => {
  test('has every machine of the project', async () => {
    const files = await filesIn('machines', '.machine.ts');
    expect(registry.map(({ file }) => file).toSorted()).toEqual(
      files.map((name) => `machines/${name}`),
    );
  });

  test.each(registry)('$title says how everything that it invokes may end', (entry) => {
    const invoked = anatomyOf(entry.machine).states.flatMap(({ invokes }) => invokes);
    expect(Object.keys(entry.outcomes).toSorted()).toEqual([...new Set(invoked)].toSorted());
  });
});

describe('what is made from the machines matches them (else: npm run charts)', () => {
  test.each(registry)('the drawing of $id', async ({ id, machine }) => {
    const { shape, ...drawing } = await readDrawing(id);
    expect(await drawAs(anatomyOf(machine), shape)).toEqual(drawing);
  });

  test('no drawing is left of a machine that is gone', async () => {
    const files = await filesIn('packages/xstate-machine-room/src/project/drawings', '.json');
    expect(files).toEqual(ids.map((id) => `${id}.json`).toSorted());
  });

  test('docs/machines.md', async () => {
    expect(await readFile(join(projectDir, documentPath), 'utf8')).toBe(documentText());
  });
});

test.each(ids)(
  'the chart of %s has no label over another, no arrow through a label or a state, and can be read whole on a laptop',
  async (id) => {
    const drawing = await readDrawing(id);
    expect(Object.values(flawsOf(drawing)).flat()).toEqual([]);
    expect(illegible(drawing)).toBeNull();
  },
);
