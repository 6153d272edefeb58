import { assign, setup, type SnapshotFrom } from 'xstate';

interface AccordionContext {
  item: string | null;
}

export type AccordionEvent = { type: 'item.open' | 'item.close'; item: string };

export const accordionMachine = setup({
  types: {} as {
    /** The item that is open at first, if any. */
    input: AccordionContext;
    context: AccordionContext;
    events: AccordionEvent;
  },
  guards: {
    hasItem: ({ context }) => context.item !== null,
    isItem: ({ context }, params: { item: string }) => context.item === params.item,
  },
  actions: {
    setItem: assign({ item: (_, params: { item: string }) => params.item }),
    clearItem: assign({ item: null }),
  },
}).createMachine({
  id: 'accordion',
  description: 'Items of which at most one is open. The open one can be closed again.',
  context: ({ input }) => ({ item: input.item }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The URL may name the item that is open at the start.',
      always: [{ guard: 'hasItem', target: 'oneOpen' }, { target: 'allClosed' }],
    },
    allClosed: {
      description: 'Only the headings are on screen.',
      on: {
        'item.open': {
          target: 'oneOpen',
          actions: { type: 'setItem', params: ({ event }) => event },
        },
      },
    },
    oneOpen: {
      description:
        'Opening another item closes this one. The browser then also reports that this one closed, which changes nothing.',
      on: {
        'item.open': { actions: { type: 'setItem', params: ({ event }) => event } },
        'item.close': {
          guard: { type: 'isItem', params: ({ event }) => event },
          target: 'allClosed',
          actions: 'clearItem',
        },
      },
    },
  },
});

export type AccordionSnapshot = SnapshotFrom<typeof accordionMachine>;

/** True if this item is open. Each item has a separate selector, so that only items that change render again. */
export const selectIsItemOpen = (item: string) => (snapshot: AccordionSnapshot) =>
  snapshot.context.item === item;
