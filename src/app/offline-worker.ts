import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

import { offlineNote, offlinePage, pageCacheKey } from './offline-page.ts';

declare const self: typeof globalThis & { skipWaiting: () => Promise<void> };

const DAY = 24 * 60 * 60;
const PAGES = `${cacheNames.runtime}-pages`;

/** The cache holds one copy of a page for all queries. */
const keyedByPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageCacheKey(request.url),
};

/** Redirects, errors and parts are not worth keeping. */
const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

const isHtml = ({ headers }: Request | Response, header: string) =>
  headers.get(header)?.includes('text/html') ?? false;

/** A Wi-Fi's sign-in page answers for any file, and says that all is well. */
const onlyWholeFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isHtml(response, 'content-type') ? response : null,
};

/** The device's storage may fail at any time; what the network has must come all the same. */
const networkAfterAll: WorkboxPlugin = {
  handlerDidError: async ({ request }) => fetch(request),
};

/** A page from the cache may be out of date: it says why it is shown and from when it is. */
const saysHowOld: WorkboxPlugin = {
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

// Workbox declares its own plugin looser than this project reads its plugin type.
const expire = (...options: ConstructorParameters<typeof ExpirationPlugin>) =>
  new ExpirationPlugin(...options) as WorkboxPlugin;

const isPage = (request: Request) => isHtml(request, 'accept');

// The owner's forms are of no use without the network.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isPage(request) && url.pathname !== '/admin',
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: 10,
    plugins: [
      keyedByPage,
      onlyWhole,
      saysHowOld,
      expire({ maxEntries: 30, maxAgeSeconds: 30 * DAY }),
    ],
  }),
);

// Their names change with their content, so a copy is never out of date.
const files = {
  assets: { maxEntries: 150, maxAgeSeconds: 30 * DAY },
  images: { maxEntries: 80, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true },
};

for (const [folder, limits] of Object.entries(files)) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`/${folder}/`),
    new CacheFirst({
      cacheName: `${cacheNames.runtime}-${folder}`,
      plugins: [networkAfterAll, onlyWholeFiles, expire(limits)],
    }),
  );
}

async function savedPages() {
  const cache = await caches.open(PAGES);
  const addresses = await cache.keys();
  return Promise.all(
    addresses.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      const path = new URL(url).pathname;
      return { path, title: /<title[^>]*>([^<|]+)/.exec(html)?.[1]?.trim() ?? path };
    }),
  );
}

setCatchHandler(async ({ request }) => {
  if (!isPage(request)) return Response.error();
  const html = offlinePage(await savedPages().catch(() => []));
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
});

void self.skipWaiting();
clientsClaim();
