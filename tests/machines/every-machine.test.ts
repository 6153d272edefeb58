import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';

import { registry } from '#machine-room/project/registry.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** States whose names say it all. */
const wordless = new Set([
  'booking.editing.review.ready',
  'carousel.starting',
  'toast.showing',
  'toast.closed',
]);

it.each(registry)('$file describes itself and its states in whole sentences', ({ machine }) => {
  const nodes = nodesOf(machine.root);
  const silent = nodes.filter(({ description }) => description === undefined);
  expect(silent.map(({ id }) => id).filter((id) => !wordless.has(id))).toEqual([]);
  const descriptions = nodes.flatMap((node) => [
    node.description,
    ...[...node.transitions.values()].flat().map(({ description }) => description),
  ]);
  const written = descriptions.filter((description) => description !== undefined);
  expect(written.filter((text) => !/^[A-Z“].{8,}[.!]$/.test(text))).toEqual([]);
});
