/**
 * Starts the worker that keeps pages readable without a connection.
 * @returns a function that keeps the page at this path; undefined where there is no worker (an old browser, a private
 *   window), and the site works as ever
 */
export async function startOfflineReading(): Promise<((path: string) => void) | undefined> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return undefined;
  try {
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    return (path) => {
      // Files that came before the worker did are in the browser's own cache and cost nothing.
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(?:assets|images)\//.test(new URL(name).pathname));
      const urlsToCache = [[path, { headers: { Accept: 'text/html' } }], ...files];
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not a window
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    };
  } catch {
    return undefined;
  }
}
