import { withSessionStorage } from './session-storage.ts';

const KEY = 'reloaded';

/**
 * Loads a new document, because a release has replaced a file that this document needs. It does so only once per release
 * and path, and never if the storage that remembers it is blocked.
 * @param release the URL of a file whose name changes with every release
 * @param target path, query and hash of the page to open; without it, the current page is reloaded
 */
export function reloadOnce(release: string, target?: string): void {
  const attempt = `${release} ${target ?? window.location.pathname}`;
  const isFirst = withSessionStorage((storage) => {
    if (storage.getItem(KEY) === attempt) return false;
    storage.setItem(KEY, attempt);
    return true;
  }, false);
  if (!isFirst) return;
  if (target) window.location.assign(target);
  else window.location.reload();
}
