import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

import { offlineNote, offlinePage, pageCacheKey } from './offline-page.ts';

declare const self: typeof globalThis & { skipWaiting: () => Promise<void> };

const DAY_SECONDS = 24 * 60 * 60;
const PAGE_CACHE = `${cacheNames.runtime}-pages`;

/** Caches a page only once, regardless of its query string. */
const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageCacheKey(request.url),
};

const removedStatuses: ReadonlySet<number> = new Set([404, 410]);

/**
 * Caches only complete responses: no redirects, errors or partial responses. If a page no longer exists, its cached copy
 * is deleted, so that guests cannot read a page that the owner has taken off the site.
 */
const onlyCompletePages: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (removedStatuses.has(response.status)) {
      await (await caches.open(PAGE_CACHE)).delete(pageCacheKey(request.url));
    }
    return response.status === 200 ? response : null;
  },
};

const isHtml = ({ headers }: Request | Response, header: string) =>
  headers.get(header)?.includes('text/html') ?? false;

/**
 * Caches only complete responses that are not HTML. The sign-in page of a Wi-Fi network answers requests for any file with
 * status 200 and HTML.
 */
const onlyCompleteFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isHtml(response, 'content-type') ? response : null,
};

/** Fetches the file from the network if the cache fails, for example because storage is blocked. */
const fallBackToNetwork: WorkboxPlugin = {
  handlerDidError: async ({ request }) => fetch(request),
};

/** Adds a note to a cached page that explains why the copy is shown and how old it is. */
const addOfflineNote: WorkboxPlugin = {
  fetchDidFail: async ({ state }) => {
    if (state) state['isLost'] = true;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (!cachedResponse) return null;
    const { status, headers } = cachedResponse;
    const html = await cachedResponse.text();
    const note = offlineNote(state?.['isLost'] ? 'lost' : 'slow', headers.get('date'));
    return new Response(
      html.replace('<body>', () => `<body>${note}`),
      { status, headers },
    );
  },
};

// The declared type of ExpirationPlugin does not match WorkboxPlugin, although the class works as one.
const expire = (...options: ConstructorParameters<typeof ExpirationPlugin>) =>
  new ExpirationPlugin(...options) as WorkboxPlugin;

const isPage = (request: Request) => isHtml(request, 'accept');

// Pages except the owner's forms, which do not work offline.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isPage(request) && url.pathname !== '/admin',
  new NetworkFirst({
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: 10,
    plugins: [
      ignoreQuery,
      onlyCompletePages,
      addOfflineNote,
      expire({ maxEntries: 30, maxAgeSeconds: 30 * DAY_SECONDS }),
    ],
  }),
);

// File names contain a hash of the content, so a cached file is never out of date.
const files = {
  assets: { maxEntries: 150, maxAgeSeconds: 30 * DAY_SECONDS },
  images: { maxEntries: 80, maxAgeSeconds: 7 * DAY_SECONDS, purgeOnQuotaError: true },
};

for (const [folder, limits] of Object.entries(files)) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`/${folder}/`),
    new CacheFirst({
      cacheName: `${cacheNames.runtime}-${folder}`,
      plugins: [fallBackToNetwork, onlyCompleteFiles, expire(limits)],
    }),
  );
}

async function listCachedPages() {
  const cache = await caches.open(PAGE_CACHE);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      const path = new URL(url).pathname;
      return { path, title: /<title[^>]*>([^<|]+)/.exec(html)?.[1]?.trim() ?? path };
    }),
  );
}

setCatchHandler(async ({ request }) => {
  if (!isPage(request)) return Response.error();
  const html = offlinePage(await listCachedPages().catch(() => []));
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
});

void self.skipWaiting();
clientsClaim();
