import { expect, it } from 'vitest';

import { declaredOn, nodesOf } from '#machine-room/anatomy/transitions.ts';
import { registry } from '#machine-room/project/registry.ts';

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
  const written = [...nodes, ...nodes.flatMap(declaredOn)].flatMap(
    ({ description }) => description ?? [],
  );
  expect(written.filter((text) => !/^[A-Z“].{8,}[.!]$/.test(text))).toEqual([]);
});
