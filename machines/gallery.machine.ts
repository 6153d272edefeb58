import { assign, setup, type SnapshotFrom } from 'xstate';

export type GalleryEvent =
  | { type: 'picture.show'; index: number }
  | { type: 'thumbnail.enter'; index: number }
  | { type: 'thumbnail.leave' }
  | { type: 'thumbnail.focus'; index: number }
  | { type: 'thumbnail.blur' }
  | { type: 'preview.enter' }
  | { type: 'preview.leave' }
  | { type: 'preview.dismiss' };

interface GalleryContext {
  shownIndex: number;
  /** The last thumbnail that the pointer or the focus was on. */
  previewIndex: number;
}

export const galleryMachine = setup({
  types: {} as {
    context: GalleryContext;
    events: GalleryEvent;
    tags: 'previewing';
  },
  delays: {
    previewOpening: 700,
    previewClosing: 300,
  },
  actions: {
    setShown: assign({ shownIndex: (_, params: { index: number }) => params.index }),
    setPreview: assign({ previewIndex: (_, params: { index: number }) => params.index }),
  },
}).createMachine({
  id: 'gallery',
  description:
    'The pictures of one tour: one is shown large, the others wait on a film strip and can be looked at enlarged before one is chosen.',
  context: { shownIndex: 0, previewIndex: 0 },
  initial: 'closed',
  on: {
    'picture.show': {
      target: '.closed',
      actions: { type: 'setShown', params: ({ event }) => event },
    },
    'thumbnail.focus': {
      target: '.open',
      actions: { type: 'setPreview', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      description: 'No preview.',
      on: {
        'thumbnail.enter': {
          target: 'opening',
          actions: { type: 'setPreview', params: ({ event }) => event },
        },
      },
    },
    opening: {
      description: 'The pointer rests on a thumbnail; one that only passes over it opens nothing.',
      after: { previewOpening: 'open' },
      on: {
        'thumbnail.leave': 'closed',
        'preview.dismiss': 'closed',
        'thumbnail.enter': {
          target: 'opening',
          reenter: true,
          actions: { type: 'setPreview', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: 'The enlarged preview is shown above its thumbnail.',
      tags: 'previewing',
      on: {
        'thumbnail.leave': 'closing',
        'thumbnail.blur': 'closing',
        'preview.leave': 'closing',
        'preview.dismiss': 'closed',
        // If a preview is open and the pointer moves along the film strip, the next preview opens without a delay.
        'thumbnail.enter': {
          actions: { type: 'setPreview', params: ({ event }) => event },
        },
      },
    },
    closing: {
      description:
        'Time to reach the preview itself or the next thumbnail before the preview goes away.',
      tags: 'previewing',
      after: { previewClosing: 'closed' },
      on: {
        'preview.enter': 'open',
        'preview.dismiss': 'closed',
        'thumbnail.enter': {
          target: 'open',
          actions: { type: 'setPreview', params: ({ event }) => event },
        },
      },
    },
  },
});

export type GallerySnapshot = SnapshotFrom<typeof galleryMachine>;
