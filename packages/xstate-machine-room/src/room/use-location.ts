import { useSyncExternalStore } from 'react';

/** The event `popstate` also occurs when only the hash changes. */
function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Returns the query and the hash of the URL. It is used on a page without a router. */
export function useLocation() {
  const text = useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => '',
  );
  const [query = '', hash = ''] = text.split('#');
  return { machine: new URLSearchParams(query).get('machine'), hash: hash && `#${hash}` };
}
