/**
 * Loads a chunk that the page cannot do without. After a redeploy an old tab asks for files that are gone; then
 * the document is loaded again, once per build: `window.name` outlives a reload and needs no storage permission,
 * and this file's own address differs from build to build.
 * @throws the loader's error if the visitor is offline or this build was already reloaded
 */
export async function fromChunk<T>(load: () => Promise<T>, target?: () => string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const attempt = `reloaded ${import.meta.url}`;
    if (window.name === attempt || !window.navigator.onLine) throw error;
    window.name = attempt;
    const address = target?.();
    if (address) window.location.assign(address);
    else window.location.reload();
    // Settling now would flash the error screen while the new document loads.
    return new Promise<never>(() => {});
  }
}
