import { useSyncExternalStore } from 'react';

const changes = ['popstate', 'hashchange'];

function subscribe(listener: () => void) {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
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
