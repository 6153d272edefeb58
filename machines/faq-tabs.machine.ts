import { setup, type SnapshotFrom } from 'xstate';

export type FaqTab = 'ruins' | 'tours';

interface FaqTabsContext {
  /** The tab in the URL. It is read only at the start. */
  initial: FaqTab;
}

export type FaqTabsEvent = { [Tab in FaqTab]: { type: `${Tab}.open` } }[FaqTab];

export const faqTabsMachine = setup({
  types: {} as {
    input: FaqTabsContext;
    context: FaqTabsContext;
    events: FaqTabsEvent;
  },
  guards: {
    startsWith: ({ context }, params: { tab: FaqTab }) => context.initial === params.tab,
  },
}).createMachine({
  id: 'faqTabs',
  description:
    'The two tabs of the FAQ, one of which is always open. Which tab has the keyboard focus is left to the browser.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: { 'ruins.open': '.ruins', 'tours.open': '.tours' },
  states: {
    deciding: {
      description: 'Moves at once to the tab that the URL asks for.',
      always: [
        { guard: { type: 'startsWith', params: { tab: 'tours' } }, target: 'tours' },
        { target: 'ruins' },
      ],
    },
    ruins: { description: 'Questions about the ruins. The default tab.' },
    tours: { description: 'Questions about the tours.' },
  },
});

/** Selects the open tab. The machine leaves the state `deciding` at once. */
export const selectFaqTab = ({ value }: SnapshotFrom<typeof faqTabsMachine>): FaqTab =>
  value === 'deciding' ? 'ruins' : value;
