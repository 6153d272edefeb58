import { expect, it } from 'vitest';

import { declaredOn, nodesOf } from 'xstate-machine-room/tools';

import { entries } from '#machine-room/entries.ts';

/** Names of states that need no description. */
const wordless = new Set(['booking.editing.review.ready', 'carousel.starting']);

it.each(entries)(
  'the machine $id has descriptions in whole sentences for its states',
  ({ machine }) => {
    const nodes = nodesOf(machine.root);
    const silent = nodes.filter(({ description }) => description === undefined);
    expect(silent.map(({ id }) => id).filter((id) => !wordless.has(id))).toEqual([]);
    const written = [...nodes, ...nodes.flatMap(declaredOn)].flatMap(
      ({ description }) => description ?? [],
    );
    expect(written.filter((text) => !/^[A-Z“].{8,}[.!]$/.test(text))).toEqual([]);
  },
);
