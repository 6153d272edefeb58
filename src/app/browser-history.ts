import { createPath, type Location, parsePath, type To } from 'react-router-dom';

/** In the form in which react-router keeps it, which others here read too. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
}

export const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Where the browser says that the visitor is. An entry that this app did not make has the key `default`. */
export function locationNow(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as Entry;
  return { pathname, search, hash, state: usr, key };
}

/** A new place, relative to the present one. */
export function locationOf(to: To, state: unknown): Location {
  const {
    pathname = window.location.pathname,
    search = '',
    hash = '',
  } = typeof to === 'string' ? parsePath(to) : to;
  const key = Math.random().toString(36).slice(2, 10);
  return { pathname, search, hash, state: state ?? null, key };
}

/** Writes the place into the browser's history. */
export function enter(location: Location, how: 'push' | 'replace') {
  const entry: Entry = { usr: location.state as unknown, key: location.key };
  window.history[`${how}State`](entry, '', createPath(location));
}
