/** It answers for any page of the site, with or without a connection. */
const hasOfflineWorker = () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/**
 * Loads a chunk that the page cannot do without. After a redeploy an old tab asks for files that are gone; then
 * the document is loaded again, once per build: `window.name` outlives a reload and needs no storage permission,
 * and this file's own address differs from build to build.
 * @throws the loader's error if no document can be loaded either, or this build was already reloaded
 */
export async function fromChunk<T>(load: () => Promise<T>, target?: () => string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const attempt = `reloaded ${import.meta.url}`;
    const canLoad = navigator.onLine || hasOfflineWorker();
    if (window.name === attempt || !canLoad) throw error;
    window.name = attempt;
    const address = target?.();
    if (address) window.location.assign(address);
    else window.location.reload();
    // Settling now would flash the error screen while the new document loads.
    return new Promise<never>(() => {});
  }
}
