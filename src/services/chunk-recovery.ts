import { ROOT_ID, SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';

/** It answers for any page of the site, with or without a connection. */
const hasOfflineWorker = () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const ask = (url: string) => fetch(url, { method: 'HEAD', cache: 'no-store' });

const isSiteThere = async () =>
  hasOfflineWorker() ||
  ask('/').then(
    () => true,
    () => false,
  );

export const isFileThere = (url: string): Promise<boolean> =>
  ask(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Every engine rejects `import()` with a TypeError where the file cannot be fetched. Any other error comes from the code
 * itself, which fails in the same way as often as it is loaded.
 */
const canRetry = (error: unknown) => error instanceof TypeError;

/** The scripts of the page that the document shows, in the order in which they run. */
export const pageScripts = (): readonly string[] =>
  document.getElementById(ROOT_ID)?.getAttribute(SCRIPTS_ATTRIBUTE)?.split(' ') ?? [];

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
 * Retries until the file is loaded: as soon as the connection is back, and with ever longer pauses.
 * @param whenLost is awaited after every failure but the first; an error that it throws ends the retries. Firefox fails
 * pending requests as soon as the page is being left, and a reload at that moment would cancel the navigation.
 * @throws the loader's error if the file has arrived and its code cannot run
 */
export async function persistently<T>(
  load: () => Promise<T>,
  whenLost?: (error: unknown) => Promise<unknown>,
  longestWaitMs = LONGEST_WAIT_MS,
  waitMs = FIRST_WAIT_MS,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!canRetry(error)) throw error;
    await untilOnline(waitMs);
    if (waitMs > FIRST_WAIT_MS) await whenLost?.(error);
    return persistently(load, whenLost, longestWaitMs, Math.min(waitMs * 2, longestWaitMs));
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
  const [script = ''] = pageScripts().slice(-1);
  const attempt = `reloaded ${script} ${path}`;
  if (window.name === attempt) return false;
  window.name = attempt;
  if (address) window.location.assign(address);
  else window.location.reload();
  // Settling now would flash the error screen while the new document loads.
  return new Promise<never>(() => {});
}

/**
 * Loads a chunk that the page cannot do without.
 * @throws the loader's error if the site is there and its document was just reloaded, or if the code cannot run
 */
export async function fromChunk<T>(load: () => Promise<T>, target?: () => string): Promise<T> {
  try {
    return await persistently(load, async (error) => {
      if (!(await reloadOnce(target))) throw error;
    });
  } catch (error) {
    // The prerendered document can be read without this code; a reload of the current one would only lose input.
    if (target && !canRetry(error)) await reloadOnce(target);
    throw error;
  }
}
