import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

/** The part of React Router's router that knows which page is open. */
interface Pages {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => unknown;
}

/**
 * Registers the service worker. It caches every page that the visitor opens, so that the visitor can read these pages
 * offline. Without service workers (an old browser, a private window) the site works as usual.
 */
export async function registerServiceWorker(pages: Pages): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  try {
    await serviceWorker.register(SERVICE_WORKER_URL);
    const { active } = await serviceWorker.ready;
    let cachedPathname = '';
    const cachePage = () => {
      const { pathname } = pages.state.location;
      if (pathname === cachedPathname) return;
      cachedPathname = pathname;
      // Files that were loaded before the worker started are in the browser's HTTP cache, so caching them needs no
      // download.
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(?:assets|images)\//.test(new URL(name).pathname));
      const urlsToCache = [[pathname, { headers: { Accept: 'text/html' } }], ...files];
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not a window
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    };
    cachePage();
    pages.subscribe(cachePage);
  } catch {
    // Service workers are blocked, or the worker's file could not be loaded. Only offline reading is unavailable.
  }
}

/**
 * Removes service workers that `npm start` may have registered on this origin, because development must not use their
 * cache.
 */
export async function unregisterServiceWorkers(): Promise<void> {
  const workers = await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}
