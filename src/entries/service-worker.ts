import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { imageCache, offlineFallback, pageCache, staticResourceCache } from 'workbox-recipes';

import { OFFLINE_PICTURE } from '#lib/document-contract.ts';

declare const self: typeof globalThis & { skipWaiting: () => Promise<void> };

/** A page is the same with every query. */
const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

// The client lists opened pages and their files with CACHE_URLS. Such requests have neither a mode nor a destination,
// which the recipes compare by default.
pageCache({
  // The owner's forms do not work offline.
  matchCallback: ({ request, sameOrigin, url }) =>
    sameOrigin &&
    (request.headers.get('accept')?.includes('text/html') ?? false) &&
    !url.pathname.startsWith('/admin'),
  // On a slow connection, the page as it is now is worth a wait: prices may have changed.
  networkTimeoutSeconds: 10,
  plugins: [ignoreQuery],
});
staticResourceCache({
  matchCallback: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
});
imageCache({
  matchCallback: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/images/'),
  warmCache: [OFFLINE_PICTURE],
});
offlineFallback({ pageFallback: '/offline' });

void self.skipWaiting();
clientsClaim();
