import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const folder = (name: string) => join(import.meta.dirname, '../..', name);
const machines = readdirSync(folder('machines'))
  .filter((name) => name.endsWith('.machine.ts'))
  .map((name) => name.replace('.machine.ts', ''));

/** The test files that are about this machine alone, as text. */
const testsOf = (machine: string) =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith(`${machine}.`) && name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .filter((text) => text.includes(`'#machines/${machine}.machine.ts'`));

it.each(machines)(
  '%s: a model test takes every transition that the machine declares',
  (machine) => {
    const modelTests = testsOf(machine).filter((text) =>
      ['everyEdge(', 'walkEdge(', 'trackTransitions(', 'untaken()).toEqual([])'].every((part) =>
        text.includes(part),
      ),
    );
    expect(modelTests, `tests/machines/${machine}.model.test.ts (see any other)`).toHaveLength(1);
  },
);
