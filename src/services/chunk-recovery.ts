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

const script = () => document.getElementById('root')?.dataset['scripts']?.split(' ').at(-1) ?? '';

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
 * Tries again until it succeeds: as soon as the connection is back, and with ever longer pauses.
 * @param whenLost is waited for after every failure but the first; what it throws ends the trying. Firefox fails what is
 * on its way to a page as soon as that is being left: to load it anew at once would undo the leaving.
 */
export async function persistently<T>(
  load: () => Promise<T>,
  whenLost?: (error: unknown) => Promise<unknown>,
  waitMs = FIRST_WAIT_MS,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await untilOnline(waitMs);
    if (waitMs > FIRST_WAIT_MS) await whenLost?.(error);
    return persistently(load, whenLost, Math.min(waitMs * 2, LONGEST_WAIT_MS));
  }
}

/**
 * After a redeploy an old tab asks for files that are gone, and Firefox asks no more for one that was lost. Where the site
 * answers, this loads the document again, not twice in a row from the same document of one build: `window.name` outlives a
 * reload and needs no storage permission, and the page's script differs from build to build. False if it just was.
 */
export async function reloadOnce(target?: () => string): Promise<boolean> {
  if (!(await isSiteThere())) return true;
  const address = target?.();
  const [path] = (address ?? window.location.pathname).split(/[?#]/);
  const attempt = `reloaded ${script()} ${path}`;
  if (window.name === attempt) return false;
  window.name = attempt;
  if (address) window.location.assign(address);
  else window.location.reload();
  // Settling now would flash the error screen while the new document loads.
  return new Promise<never>(() => {});
}

/**
 * Loads a chunk that the page cannot do without.
 * @throws the loader's error if the site is there and its document was loaded again just now
 */
export const fromChunk = <T>(load: () => Promise<T>, target?: () => string): Promise<T> =>
  persistently(load, async (error) => {
    if (!(await reloadOnce(target))) throw error;
  });
