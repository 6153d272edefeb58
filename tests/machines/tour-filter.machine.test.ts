import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { TourFilter } from '#domain/tours/tour-filter.ts';
import { tourFilterMachine } from '#machines/tour-filter.machine.ts';

function startFilter(filter: TourFilter = 'all') {
  const writeAddress = vi.fn<(written: TourFilter) => void>();
  const actor = createActor(
    tourFilterMachine.provide({
      actions: { writeAddress: (_, params) => writeAddress(params.filter) },
    }),
    { input: { filter } },
  ).start();
  return { actor, writeAddress };
}

it.each([
  ['all', 'all'],
  ['flight', 'flight'],
  ['water-taxi', 'waterTaxi'],
  ['road', 'road'],
] as const)('the tour filter starts with the filter from the URL: %s', (filter, state) => {
  const { actor, writeAddress } = startFilter(filter);
  expect(actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().context.filter).toBe(filter);
  expect(writeAddress).not.toHaveBeenCalled();
});

it('the tour filter writes a new choice to the URL', () => {
  const { actor, writeAddress } = startFilter();
  for (const filter of ['water-taxi', 'water-taxi', 'road'] as const) {
    actor.send({ type: 'filter.choose', filter });
  }
  expect(actor.getSnapshot().value).toBe('road');
  expect(writeAddress.mock.calls).toEqual([['water-taxi'], ['road']]);
});

it('the tour filter does not write to the URL when the URL changes the filter', () => {
  const { actor, writeAddress } = startFilter('road');
  actor.send({ type: 'address.change', filter: 'flight' });
  expect(actor.getSnapshot().value).toBe('flight');
  actor.send({ type: 'address.change', filter: 'all' });
  expect(actor.getSnapshot().value).toBe('all');
  expect(writeAddress).not.toHaveBeenCalled();
});
