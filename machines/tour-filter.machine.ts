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
    /** The filter in the page's URL. */
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
    // The page implements this action, because the machine itself does not know the URL.
    writeAddress: (_args, _params: { filter: TourFilter }) => {},
  },
}).createMachine({
  id: 'tourFilter',
  description:
    'The kind of transportation that the tour list shows. The URL says it too, so that a link or the Back button shows the same list.',
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
      description: 'Moves at once to the requested list.',
      always: [
        { guard: 'isFlight', target: 'flight' },
        { guard: 'isWaterTaxi', target: 'waterTaxi' },
        { guard: 'isRoad', target: 'road' },
        { target: 'all' },
      ],
    },
    all: { description: 'Every tour. The default list.' },
    flight: { description: 'Tours that begin with a small plane from an island.' },
    waterTaxi: { description: 'Tours that begin with a water taxi from an island.' },
    road: { description: 'Tours that reach the river by road only.' },
  },
});
