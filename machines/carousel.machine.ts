import { assign, emit, not, setup, type SnapshotFrom } from 'xstate';

/** A reason to pause the rotation. The source that added a reason also removes it. */
export type CarouselPauseReason = 'pointer' | 'hiddenPage';

export interface CarouselInput {
  /** The number of slides, which is at least one. */
  slideCount: number;
  /** The time in milliseconds after which the next slide is shown automatically. */
  intervalMs?: number;
  /** If it is false, the carousel does not rotate until the visitor starts it. */
  autoplay?: boolean;
}

interface CarouselContext {
  index: number;
  slideCount: number;
  intervalMs: number;
  autoplay: boolean;
  /** Without duplicates. */
  pauseReasons: readonly CarouselPauseReason[];
}

export type CarouselEvent =
  | { type: 'slide.next' }
  | { type: 'slide.previous' }
  | { type: 'slide.select'; index: number }
  | { type: 'pause.start'; reason: CarouselPauseReason }
  | { type: 'pause.end'; reason: CarouselPauseReason }
  | { type: 'focus.enter' }
  | { type: 'rotation.stop' }
  | { type: 'rotation.start' }
  | { type: 'motion.reduce' }
  | { type: 'motion.allow' };

/** The event that reports the new current slide to the parent component. */
export interface SlideChange {
  type: 'slide.changed';
  index: number;
}

const DEFAULT_INTERVAL_MS = 5000;

export const carouselMachine = setup({
  types: {} as {
    input: CarouselInput;
    context: CarouselContext;
    events: CarouselEvent;
    emitted: SlideChange;
    tags: 'rotating';
  },
  delays: {
    slideInterval: ({ context }) => context.intervalMs,
  },
  guards: {
    isAutoplay: ({ context }) => context.autoplay,
    isPaused: ({ context }) => context.pauseReasons.length > 0,
    isOtherSlide: ({ context }, params: { index: number }) => params.index !== context.index,
  },
  actions: {
    showNext: assign({ index: ({ context }) => (context.index + 1) % context.slideCount }),
    showPrevious: assign({
      index: ({ context }) => (context.index - 1 + context.slideCount) % context.slideCount,
    }),
    showSlide: assign({ index: (_, params: { index: number }) => params.index }),
    reportChange: emit(({ context }) => ({ type: 'slide.changed', index: context.index })),
    addReason: assign({
      pauseReasons: ({ context }, params: { reason: CarouselPauseReason }) =>
        [...new Set([...context.pauseReasons, params.reason])].toSorted(),
    }),
    removeReason: assign({
      pauseReasons: ({ context }, params: { reason: CarouselPauseReason }) =>
        context.pauseReasons.filter((reason) => reason !== params.reason),
    }),
  },
}).createMachine({
  id: 'carousel',
  description:
    'Slides that rotate until they are paused for a moment (pointer on words or controls, hidden page) or stopped (button, keyboard, reduced motion).',
  context: ({ input }) => ({
    index: 0,
    slideCount: input.slideCount,
    intervalMs: input.intervalMs ?? DEFAULT_INTERVAL_MS,
    autoplay: input.autoplay ?? true,
    pauseReasons: [],
  }),
  on: {
    'slide.next': { actions: ['showNext', 'reportChange'] },
    'slide.previous': { actions: ['showPrevious', 'reportChange'] },
    'slide.select': {
      guard: { type: 'isOtherSlide', params: ({ event }) => event },
      actions: [{ type: 'showSlide', params: ({ event }) => event }, 'reportChange'],
    },
    'pause.start': { actions: { type: 'addReason', params: ({ event }) => event } },
    'pause.end': { actions: { type: 'removeReason', params: ({ event }) => event } },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isAutoplay', target: 'playing' }, { target: 'stopped' }],
    },
    playing: {
      description: 'The visitor has not stopped the slides.',
      initial: 'rotating',
      on: {
        'rotation.stop': 'stopped.byVisitor',
        'focus.enter': 'stopped.byVisitor',
        'motion.reduce': 'stopped.reducedMotion',
      },
      states: {
        rotating: {
          description: 'After the interval, the next slide is shown.',
          tags: 'rotating',
          always: { guard: 'isPaused', target: 'paused' },
          after: {
            // `reenter` restarts the timer. Without it, the carousel would show one more slide and then stop.
            slideInterval: {
              target: 'rotating',
              reenter: true,
              actions: ['showNext', 'reportChange'],
            },
          },
          on: {
            'slide.next': {
              target: 'rotating',
              reenter: true,
              actions: ['showNext', 'reportChange'],
              description: 'A slide that the visitor chose is shown for a full interval.',
            },
            'slide.previous': {
              target: 'rotating',
              reenter: true,
              actions: ['showPrevious', 'reportChange'],
            },
            'slide.select': {
              guard: { type: 'isOtherSlide', params: ({ event }) => event },
              target: 'rotating',
              reenter: true,
              actions: [{ type: 'showSlide', params: ({ event }) => event }, 'reportChange'],
            },
          },
        },
        paused: {
          description:
            'The pointer is on its words or controls, or the page is hidden. Afterwards a full interval starts, so that no slides queue up.',
          always: { guard: not('isPaused'), target: 'rotating' },
        },
      },
    },
    stopped: {
      description: 'Stopped until the button starts it.',
      initial: 'byVisitor',
      on: {
        // The pointer is on the button while the visitor presses it, so this explicit request removes the pause by the
        // pointer.
        'rotation.start': {
          target: 'playing',
          actions: { type: 'removeReason', params: { reason: 'pointer' } },
        },
      },
      states: {
        byVisitor: {
          description:
            'The visitor stopped it or moved the keyboard focus into it, or it does not rotate by itself.',
        },
        reducedMotion: {
          description: 'The device asks for reduced motion. Rotates again when it no longer does.',
          on: {
            'motion.allow': '#carousel.playing',
            'focus.enter': 'byVisitor',
          },
        },
      },
    },
  },
});

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;

export const selectIndex = (snapshot: CarouselSnapshot) => snapshot.context.index;

/**
 * True while slides advance automatically. They do not advance while the pointer is on its words or
 * controls, or while the page is hidden.
 */
export const selectIsRotating = (snapshot: CarouselSnapshot) => snapshot.hasTag('rotating');

export const selectIsStopped = (snapshot: CarouselSnapshot) => snapshot.matches('stopped');
