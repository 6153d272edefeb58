import { assign, setup } from 'xstate';

export interface TabsInput {
  tabs: readonly string[];
  /** Open at first; any text that is not a tab, such as an unknown fragment of an address, opens the first one. */
  initial: string;
}

interface TabsContext {
  tabs: readonly string[];
  selected: string;
}

export type TabsEvent = { type: 'tab.select'; tab: string };

export const tabsMachine = setup({
  types: {} as {
    input: TabsInput;
    context: TabsContext;
    events: TabsEvent;
  },
  guards: {
    isTab: ({ context }, params: { tab: string }) => context.tabs.includes(params.tab),
  },
  actions: {
    select: assign({ selected: (_, params: { tab: string }) => params.tab }),
  },
}).createMachine({
  id: 'tabs',
  description:
    'A row of tabs, one of which is always open. Which one has the keyboard focus is the view’s affair.',
  context: ({ input }) => ({
    tabs: input.tabs,
    // Stryker disable next-line StringLiteral: A row of tabs has at least one tab; TypeScript cannot know it.
    selected: input.tabs.includes(input.initial) ? input.initial : (input.tabs[0] ?? ''),
  }),
  initial: 'showing',
  states: {
    showing: {
      description:
        'The panel of the selected tab is on screen; the others are in the page, hidden.',
      on: {
        'tab.select': {
          guard: { type: 'isTab', params: ({ event }) => event },
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
  },
});
