import { setup } from 'xstate';

export type TabsEvent = { type: `${string}.open` };

/** Creates a machine with a state for each tab. The first tab is the default. */
function createTabsMachine(
  id: string,
  description: string,
  tabs: Readonly<Record<string, string>>,
) {
  const [first = '', ...others] = Object.keys(tabs);
  return setup({
    types: {} as {
      /** The tab in the URL. It is read only at the start. */
      input: { initial: string };
      context: { initial: string };
      events: TabsEvent;
    },
    guards: {
      startsWith: ({ context }, params: { tab: string }) => context.initial === params.tab,
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => input,
    initial: 'deciding',
    on: Object.fromEntries([first, ...others].map((tab) => [`${tab}.open`, `.${tab}`])),
    states: {
      deciding: {
        description: 'Moves at once to the tab that the URL asks for.',
        always: [
          ...others.map((tab) => ({
            guard: { type: 'startsWith' as const, params: { tab } },
            target: tab,
          })),
          { target: first },
        ],
      },
      ...Object.fromEntries([first, ...others].map((tab) => [tab, { description: tabs[tab] }])),
    },
  });
}

export type TourTab = 'overview' | 'itinerary' | 'included';

export const tourTabsMachine = createTabsMachine(
  'tourTabs',
  'The three tabs of a tour page, one of which is always open. Which tab has the keyboard focus is left to the browser.',
  {
    overview: 'Description, highlights and reviews. The default tab.',
    itinerary: 'The timed steps of the day.',
    included: 'What the price includes and what it does not.',
  } satisfies Record<TourTab, string>,
);

export type FaqTab = 'ruins' | 'tours';

export const faqTabsMachine = createTabsMachine(
  'faqTabs',
  'The two tabs of the FAQ, one of which is always open. Which tab has the keyboard focus is left to the browser.',
  {
    ruins: 'Questions about the ruins. The default tab.',
    tours: 'Questions about the tours.',
  } satisfies Record<FaqTab, string>,
);

/** Selects the open tab. A machine leaves the state `deciding` at once. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the states of a tabs machine are the ids of its tabs
export const selectTab = <Tab extends string>({ value }: { value: unknown }) => value as Tab;
