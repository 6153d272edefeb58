import { assign, setup, type SnapshotFrom } from 'xstate';

export type GalleryEvent = { type: 'picture.show'; index: number };

interface GalleryContext {
  shownIndex: number;
}

export const galleryMachine = setup({
  types: {} as {
    context: GalleryContext;
    events: GalleryEvent;
  },
  actions: {
    setShown: assign({ shownIndex: (_, params: { index: number }) => params.index }),
  },
}).createMachine({
  id: 'gallery',
  description: 'The pictures of one tour: one is shown large, the others wait on a film strip.',
  context: { shownIndex: 0 },
  on: {
    'picture.show': { actions: { type: 'setShown', params: ({ event }) => event } },
  },
});

export const selectShownIndex = ({ context }: SnapshotFrom<typeof galleryMachine>) =>
  context.shownIndex;
