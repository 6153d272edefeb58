import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';

import { registry } from '#machine-room/project/registry.ts';

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

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

it.each(registry)('$file is called as its file is', ({ machine, file }) => {
  const words = machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(file).toBe(`machines/${words}.machine.ts`);
});

it.each(registry)('$file describes itself and its states in whole sentences', ({ machine }) => {
  const nodes = nodesOf(machine.root);
  const descriptions = nodes.flatMap((node) => [
    node.description,
    ...[...node.transitions.values()].flat().map(({ description }) => description),
  ]);
  const written = descriptions.filter((description) => description !== undefined);
  expect(written.filter((text) => !/^[A-Z“].{8,}[.!]$/.test(text))).toEqual([]);
  expect(machine.root.description).toBeDefined();
});

/** States whose names say it all. */
const wordless = new Set([
  'booking.editing.review.ready',
  'carousel.starting',
  'toast.showing',
  'toast.closed',
]);

it.each(registry)('$file leaves no state without words but those that need none', ({ machine }) => {
  const silent = nodesOf(machine.root).filter(({ description }) => description === undefined);
  expect(silent.map(({ id }) => id).filter((id) => !wordless.has(id))).toEqual([]);
});
