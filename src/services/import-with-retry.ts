import { ROOT_ID, SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';
import { retryDelayMs } from '#lib/retry-delay.ts';

interface RetryOptions {
  /**
   * Called after each failure except the first. If it throws, the retries end. The first failure is ignored, because
   * Firefox cancels pending requests when the visitor leaves a page, and a reload at that moment would cancel the
   * navigation.
   */
  onFailure?: ((error: unknown) => Promise<unknown>) | undefined;
  longestWaitMs?: number;
}

/**
 * Retries a dynamic import with ever longer pauses, or as soon as the device is online again.
 * @throws the import's error if the file was loaded but its code cannot run
 */
export async function retryUntilLoaded<T>(
  load: () => Promise<T>,
  options: RetryOptions = {},
  retry = 1,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    await waitForConnection(retryDelayMs(retry, options.longestWaitMs));
    if (retry > 1) await options.onFailure?.(error);
    return retryUntilLoaded(load, options, retry + 1);
  }
}

/**
 * Imports a page's code.
 * @param getUrl returns the URL to load if the code cannot be loaded; without it, the current document is reloaded
 * @throws the import's error if the site responds and the document was just reloaded, or if the code cannot run
 */
export async function importWithRetry<T>(
  load: () => Promise<T>,
  getUrl?: () => string,
): Promise<T> {
  try {
    return await retryUntilLoaded(load, {
      onFailure: async (error) => {
        if (!(await reloadIfStale(getUrl))) throw error;
      },
    });
  } catch (error) {
    // The prerendered document at this URL is readable without the code. Reloading the current document would only lose
    // input.
    if (getUrl && !isMissingFile(error)) await reloadIfStale(getUrl);
    throw error;
  }
}

/**
 * Reloads the document if the site responds. After a deployment, an old tab requests files that no longer exist, and
 * Firefox never retries a module that failed once. The document is not reloaded twice in a row for the same script and
 * path: `window.name` remembers the attempt, because it outlives a reload and needs no storage permission.
 * @returns false if the document was just reloaded
 */
export async function reloadIfStale(getUrl?: () => string): Promise<boolean> {
  if (!(await isSiteReachable())) return true;
  const url = getUrl?.();
  const [path] = (url ?? window.location.pathname).split(/[?#]/);
  const [script = ''] = getPageScripts().slice(-1);
  const attempt = `reloaded ${script} ${path}`;
  if (window.name === attempt) return false;
  window.name = attempt;
  if (url) window.location.assign(url);
  else window.location.reload();
  // The promise stays pending, because otherwise the error screen would flash while the new document loads.
  return new Promise<never>(() => {});
}

/** Returns the scripts of the prerendered page, in the order in which they run. */
export const getPageScripts = (): readonly string[] =>
  document.getElementById(ROOT_ID)?.getAttribute(SCRIPTS_ATTRIBUTE)?.split(' ') ?? [];

/** True if the host has the file; false if it does not, or if there is no connection. */
export const isFileOnHost = (url: string): Promise<boolean> =>
  requestHead(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * True if the file could not be fetched: all browsers then reject `import()` with a TypeError. Most other errors come
 * from the file's code.
 */
const isMissingFile = (error: unknown) => error instanceof TypeError;

/**
 * True if `import()` failed to fetch a file: Chrome, Firefox and Safari then mention a "module" in the message. A
 * TypeError that the file's code throws does not contain this word.
 */
export const isFetchError = (error: unknown) =>
  error instanceof TypeError && /\bmodule\b/i.test(error.message);

const requestHead = (url: string) => fetch(url, { method: 'HEAD', cache: 'no-store' });

/**
 * True if a page of the site can be loaded. With a service worker this is always true, because it responds even without
 * a connection.
 */
const isSiteReachable = async () =>
  Boolean((navigator as Partial<Navigator>).serviceWorker?.controller) ||
  requestHead('/').then(
    () => true,
    () => false,
  );

const waitForConnection = (longestMs: number) =>
  new Promise<void>((resolve) => {
    const stopWaiting = () => {
      window.removeEventListener('online', stopWaiting);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(stopWaiting, longestMs);
    window.addEventListener('online', stopWaiting);
  });
