/** It answers for any page of the site, with or without a connection. */
const hasOfflineWorker = () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const isSiteThere = async () =>
  hasOfflineWorker() ||
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const entry = () => document.getElementById('root')?.dataset['scripts']?.split(' ').at(-1) ?? '';

const untilOnline = (longestMs: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      window.removeEventListener('online', goOn);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, longestMs);
    window.addEventListener('online', goOn);
  });

/**
 * Loads a chunk that the page cannot do without; where the connection is lost, as soon as it is back. After a redeploy
 * an old tab asks for files that are gone; then the document is loaded again, once per build: `window.name` outlives a
 * reload and needs no storage permission, and the address of the entry differs from build to build.
 * @throws the loader's error if this build was already reloaded
 */
export async function fromChunk<T>(
  load: () => Promise<T>,
  target?: () => string,
  waitMs = FIRST_WAIT_MS,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await untilOnline(waitMs);
    // Firefox fails what is on its way to a page as soon as that is being left: to load it anew would undo the leaving.
    const isFirstTry = waitMs === FIRST_WAIT_MS;
    if (isFirstTry || !(await isSiteThere())) {
      return fromChunk(load, target, Math.min(waitMs * 2, LONGEST_WAIT_MS));
    }
    const attempt = `reloaded ${entry()}`;
    if (window.name === attempt) throw error;
    window.name = attempt;
    const address = target?.();
    if (address) window.location.assign(address);
    else window.location.reload();
    // Settling now would flash the error screen while the new document loads.
    return new Promise<never>(() => {});
  }
}
