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

/** A navigation that has not come to its end by then leads nowhere else: a download, a mail program. Milliseconds. */
const LEAVING_MS = 10_000;

/**
 * Firefox fails what is on its way to a page as soon as the page is being left. To load the page again then would undo
 * the visitor's leaving.
 */
function watchLeaving() {
  let leftAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    leftAt = performance.now();
  };
  window.addEventListener('beforeunload', note);
  return {
    untilItStays: () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, Math.max(0, leftAt + LEAVING_MS - performance.now()));
      }),
    // A page that listens for longer is not kept for Back by every browser.
    end: () => window.removeEventListener('beforeunload', note),
  };
}

/**
 * Loads a chunk that the page cannot do without; where the connection is lost, as soon as it is back. After a redeploy
 * an old tab asks for files that are gone; then the document is loaded again, once per build: `window.name` outlives a
 * reload and needs no storage permission, and this file's own address differs from build to build.
 * @throws the loader's error if this build was already reloaded
 */
export async function fromChunk<T>(
  load: () => Promise<T>,
  target?: () => string,
  waitMs = FIRST_WAIT_MS,
): Promise<T> {
  const leaving = watchLeaving();
  try {
    return await load();
  } catch (error) {
    await leaving.untilItStays();
    await untilOnline(waitMs);
    const isFirstTry = waitMs === FIRST_WAIT_MS;
    if (isFirstTry || !(await isSiteThere())) {
      return fromChunk(load, target, Math.min(waitMs * 2, LONGEST_WAIT_MS));
    }
    const attempt = `reloaded ${import.meta.url}`;
    if (window.name === attempt) throw error;
    window.name = attempt;
    const address = target?.();
    if (address) window.location.assign(address);
    else window.location.reload();
    // Settling now would flash the error screen while the new document loads.
    return new Promise<never>(() => {});
  } finally {
    leaving.end();
  }
}
