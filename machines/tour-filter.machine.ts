import { assign, setup } from 'xstate';

import type { TourFilter } from '#domain/tours/tour-filter.ts';

export type TourFilterEvent =
  { type: 'filter.choose'; filter: TourFilter } | { type: 'address.change'; filter: TourFilter };

interface TourFilterContext {
  filter: TourFilter;
}

export const tourFilterMachine = setup({
  types: {} as {
    context: TourFilterContext;
    /** What the page's address asks for. */
    input: TourFilterContext;
    events: TourFilterEvent;
  },
  guards: {
    isFlight: ({ context }) => context.filter === 'flight',
    isWaterTaxi: ({ context }) => context.filter === 'water-taxi',
    isRoad: ({ context }) => context.filter === 'road',
    isOther: ({ context }, params: { filter: TourFilter }) => params.filter !== context.filter,
  },
  actions: {
    setFilter: assign({ filter: (_, params: { filter: TourFilter }) => params.filter }),
    // Provided by the page; the machine itself knows no address.
    writeAddress: (_args, _params: { filter: TourFilter }) => {},
  },
}).createMachine({
  id: 'tourFilter',
  description:
    'Which kind of transportation the tour list shows. The address says it too, so that a link and the Back button bring the same list.',
  context: ({ input }) => ({ filter: input.filter }),
  initial: 'deciding',
  on: {
    'filter.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.deciding',
      actions: [
        { type: 'setFilter', params: ({ event }) => event },
        { type: 'writeAddress', params: ({ event }) => event },
      ],
    },
    'address.change': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'setFilter', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      description: 'Goes on at once to the list that was asked for.',
      always: [
        { guard: 'isFlight', target: 'flight' },
        { guard: 'isWaterTaxi', target: 'waterTaxi' },
        { guard: 'isRoad', target: 'road' },
        { target: 'all' },
      ],
    },
    all: { description: 'Every tour. The list opens here unless the address says otherwise.' },
    flight: { description: 'Tours that begin with a small plane from an island.' },
    waterTaxi: { description: 'Tours that begin with a water taxi from an island.' },
    road: { description: 'Tours that reach the river by road alone.' },
  },
});
