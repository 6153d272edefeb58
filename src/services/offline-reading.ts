/** The part of react-router's router that tells which page is open. */
interface Pages {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => unknown;
}

/**
 * Starts the worker that keeps each page that was read readable without a connection. Where there is none (an old
 * browser, a private window) the site works as ever.
 */
export async function readOffline(pages: Pages): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  try {
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    let kept = '';
    const keep = () => {
      const { pathname } = pages.state.location;
      if (pathname === kept) return;
      kept = pathname;
      // Files that came before the worker did are in the browser's own cache and cost nothing.
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(?:assets|images)\//.test(new URL(name).pathname));
      const urlsToCache = [[pathname, { headers: { Accept: 'text/html' } }], ...files];
      // Stryker disable next-line OptionalChaining: The browser’s promise ready comes with an active worker; TypeScript cannot know it.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not a window
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    };
    keep();
    pages.subscribe(keep);
    // A page whose code was at hand may have been opened without a connection.
    window.addEventListener('online', () => {
      kept = '';
      keep();
    });
    // Stryker disable next-line BlockStatement: A browser without workers throws in the next line, and what is not returned after that is undefined as well.
  } catch {
    // Not allowed here, or its file was lost with the connection: nothing is lost with it but reading offline.
  }
}

/** Takes away what `npm start` may have left on this address: in development nothing is to come from a worker. */
export async function forgetOffline(): Promise<void> {
  const workers = await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}
