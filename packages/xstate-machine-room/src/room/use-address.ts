import { useSyncExternalStore } from 'react';

/** A new fragment is told as `popstate` too. */
function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** The query and fragment of the page's address, for a page without a router. */
export function useAddress() {
  const text = useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => '',
  );
  const [query = '', hash = ''] = text.split('#');
  return { machine: new URLSearchParams(query).get('machine'), hash: hash && `#${hash}` };
}
