import { expect, it } from 'vitest';

import { menuMachine } from '#machines/menu.machine.ts';
import { selectIsMenuOpen } from '#machines/menu.selectors.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

it('opens by MENU alone and closes by everything else, on every way through its chart', () => {
  const coverage = trackTransitions(menuMachine);
  const ends = everyEdge(menuMachine, { input: undefined }).map((edge) => {
    const snapshot = walkEdge(menuMachine, edge, {
      input: undefined,
      inspect: coverage.inspect,
      delayMs: 0,
    });
    expect(snapshot.value, edge.name).toEqual(edge.expected.value);
    return [edge.events.map((event) => event.type).join(' '), selectIsMenuOpen(snapshot as never)];
  });
  expect(Object.fromEntries(ends)).toEqual({
    'menu.toggle': true,
    'menu.toggle menu.toggle': false,
    'menu.toggle menu.close': false,
    'menu.toggle page.change': false,
    'menu.toggle viewport.widened': false,
  });
  expect(coverage.untaken()).toEqual([]);
});
