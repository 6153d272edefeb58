import { ROOT_ID, SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';
import { retryDelayMs } from '#lib/retry-delay.ts';

interface RetryOptions {
  /**
   * Runs after every failure but the first; an error that it throws ends the retries. Firefox fails pending requests as
   * soon as a page is being left, and a reload at that moment would cancel the navigation.
   */
  onFailure?: ((error: unknown) => Promise<unknown>) | undefined;
  longestWaitMs?: number;
}

/**
 * Retries a dynamic import as soon as the device is online, and with ever longer pauses.
 * @throws the import's error if the file has arrived and its code cannot run
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
 * @param getUrl URL to load instead if the code cannot be had; without it the current document is reloaded
 * @throws the import's error if the site responds and its document was just reloaded, or if the code cannot run
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
    // The prerendered document is readable without this code. A reload of the current one would only lose input.
    if (getUrl && !isMissingFile(error)) await reloadIfStale(getUrl);
    throw error;
  }
}

/**
 * Loads the document again where the site responds: after a deployment, an old tab asks for files that are gone, and
 * Firefox never retries a module that was lost once. It does not reload twice in a row for the same scripts and path;
 * `window.name` remembers the attempt because it outlives a reload and needs no storage permission.
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
  // Settling now would flash the error screen while the new document loads.
  return new Promise<never>(() => {});
}

/** The scripts of the page that the document shows, in the order in which they run. */
export const getPageScripts = (): readonly string[] =>
  document.getElementById(ROOT_ID)?.getAttribute(SCRIPTS_ATTRIBUTE)?.split(' ') ?? [];

/** True if the host has the file; false without a connection. */
export const isFileOnHost = (url: string): Promise<boolean> =>
  requestHead(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Every engine rejects `import()` with a TypeError if the file cannot be fetched. Other errors come from its code. */
const isMissingFile = (error: unknown) => error instanceof TypeError;

/**
 * True if `import()` failed to fetch a file: Chrome, Firefox and Safari then name a "module" in the message. It tells a
 * file that Firefox lost, and does not request again, from a TypeError that the code throws while it runs.
 */
export const isFetchError = (error: unknown) =>
  error instanceof TypeError && /\bmodule\b/i.test(error.message);

const requestHead = (url: string) => fetch(url, { method: 'HEAD', cache: 'no-store' });

/** The service worker responds for every page of the site, with or without a connection. */
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
