import { setup, type SnapshotFrom } from 'xstate';

export type TourTab = 'overview' | 'itinerary' | 'included';

interface TourTabsContext {
  /** The tab in the URL. It is read only at the start. */
  initial: TourTab;
}

type TourTabsEvent = { [Tab in TourTab]: { type: `${Tab}.open` } }[TourTab];

export const tourTabsMachine = setup({
  types: {} as {
    input: TourTabsContext;
    context: TourTabsContext;
    events: TourTabsEvent;
  },
  guards: {
    startsWith: ({ context }, params: { tab: TourTab }) => context.initial === params.tab,
  },
}).createMachine({
  id: 'tourTabs',
  description:
    'The three tabs of a tour page, one of which is always open. Which tab has the keyboard focus is left to the browser.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'overview.open': '.overview',
    'itinerary.open': '.itinerary',
    'included.open': '.included',
  },
  states: {
    deciding: {
      description: 'Moves at once to the tab that the URL asks for.',
      always: [
        { guard: { type: 'startsWith', params: { tab: 'itinerary' } }, target: 'itinerary' },
        { guard: { type: 'startsWith', params: { tab: 'included' } }, target: 'included' },
        { target: 'overview' },
      ],
    },
    overview: { description: 'Description, highlights and reviews. The default tab.' },
    itinerary: { description: 'The timed steps of the day.' },
    included: { description: 'What the price includes and what it does not.' },
  },
});

/** Selects the open tab. The machine leaves the state `deciding` at once. */
export const selectTourTab = ({ value }: SnapshotFrom<typeof tourTabsMachine>): TourTab =>
  value === 'deciding' ? 'overview' : value;
