import { useSyncExternalStore } from 'react';

/** `popstate` also reports a new hash. */
function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Returns the query and hash of the URL, for a page without a router. */
export function useAddress() {
  const text = useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => '',
  );
  const [query = '', hash = ''] = text.split('#');
  return { machine: new URLSearchParams(query).get('machine'), hash: hash && `#${hash}` };
}
