import type { Location } from 'react-router-dom';

const STORED = 'scroll-places';

/** What a document leaves to the next one in this tab; storage may be forbidden. */
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Where each page of this tab's history was left. Takes the matter out of the browser's hands while the app runs. */
export function watchScrollPlaces() {
  const places = read();
  const nameOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;
  const save = (location: Location) => {
    places[nameOf(location)] = window.scrollY;
  };
  const hold = (restoration: ScrollRestoration) => {
    window.history.scrollRestoration = restoration;
  };
  hold('manual');
  window.addEventListener('pageshow', () => hold('manual'));
  return {
    save,
    placeOf: (location: Location): number | undefined => places[nameOf(location)],
    /** The next document is scrolled by the browser, until the app has taken it over. */
    leaveAt: (current: () => Location) => {
      window.addEventListener('pagehide', () => {
        hold('auto');
        save(current());
        try {
          sessionStorage.setItem(STORED, JSON.stringify(places));
        } catch {
          // Forbidden or full: Back leads to the page's top.
        }
      });
    },
  };
}
