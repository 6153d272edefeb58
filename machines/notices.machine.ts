import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';

import type { Notices, Banner, Closure } from '#domain/notices/notices.ts';
import { retryDelayMs } from '#lib/retry-delay.ts';

/** The number of retries before the machine waits until the window receives the focus or the device is online. */
const RETRY_LIMIT = 3;

export interface NoticesContext {
  /** The notices; null until the file has been loaded once. */
  notices: Notices | null;
  /** The number of retries so far. */
  retries: number;
  /** The id of the banner that the visitor closed in this tab. */
  dismissedBanner: string | null;
}

export type NoticesEvent =
  | { type: 'session.start'; dismissedBanner: string | null }
  | { type: 'window.focus' }
  | { type: 'network.online' }
  | { type: 'banner.dismiss' };

export const noticesMachine = setup({
  types: {} as {
    context: NoticesContext;
    events: NoticesEvent;
  },
  actors: {
    loadNotices: fromPromise<Notices>(() =>
      Promise.reject(new Error('noticesMachine: the `loadNotices` actor must be provided')),
    ),
  },
  delays: {
    loadTimeout: 10_000,
    retryDelay: ({ context }) => retryDelayMs(context.retries),
    freshness: 5 * 60_000,
  },
  guards: {
    canRetry: ({ context }) => context.retries < RETRY_LIMIT,
    hasBanner: ({ context }) => Boolean(context.notices?.banner),
  },
  actions: {
    setNotices: assign({ notices: (_, params: { notices: Notices }) => params.notices }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
    setDismissed: assign({
      dismissedBanner: (_, params: { dismissedBanner: string | null }) => params.dismissedBanner,
    }),
    dismissBanner: assign({
      dismissedBanner: ({ context }) => context.notices?.banner?.id ?? context.dismissedBanner,
    }),
    // The app implements this action, because the machine itself stores nothing.
    rememberDismissal: (_args, _params: { banner: string }) => {},
  },
}).createMachine({
  id: 'notices',
  description:
    'Days without tours and a short banner, which staff edit in /notices.json on the host. Without that file, the site works as if it were empty.',
  context: { notices: null, retries: 0, dismissedBanner: null },
  on: {
    'banner.dismiss': {
      guard: 'hasBanner',
      actions: [
        'dismissBanner',
        {
          type: 'rememberDismissal',
          params: ({ context }) => ({ banner: context.dismissedBanner ?? '' }),
        },
      ],
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The page as prerendered: notices saved in this tab are not known yet.',
      on: {
        'session.start': {
          target: 'loading',
          actions: { type: 'setDismissed', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'The file is loading. Notices loaded before stay in use.',
      invoke: {
        src: 'loadNotices',
        onDone: {
          target: 'fresh',
          actions: { type: 'setNotices', params: ({ event }) => ({ notices: event.output }) },
        },
        onError: [{ guard: 'canRetry', target: 'waiting' }, { target: 'stale' }],
      },
      after: {
        loadTimeout: [{ guard: 'canRetry', target: 'waiting' }, { target: 'stale' }],
      },
    },
    waiting: {
      description:
        'The load failed and is tried again: after 1 s, doubling to at most 30 s, or when the visitor or the connection comes back.',
      entry: 'countRetry',
      on: { 'window.focus': 'loading', 'network.online': 'loading' },
      after: { retryDelay: 'loading' },
    },
    fresh: {
      description: 'Loaded less than 5 minutes ago: nothing is fetched.',
      after: { freshness: 'stale' },
    },
    stale: {
      description:
        'Loaded 5 minutes ago, or not available: fetched again when the visitor comes back to the window or the connection returns.',
      entry: 'resetRetries',
      on: { 'window.focus': 'loading', 'network.online': 'loading' },
    },
  },
});

export type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>;

/** Selects the banner, unless the visitor closed it in this tab. */
export function selectBanner({ context }: NoticesSnapshot): Banner | null {
  const banner = context.notices?.banner ?? null;
  return banner && banner.id !== context.dismissedBanner ? banner : null;
}

/** Selects the closed days; null until the file has been loaded once. */
export const selectClosedDays = ({ context }: NoticesSnapshot): readonly Closure[] | null =>
  context.notices?.closedDays ?? null;
