import type { ComponentType } from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';

import type { PageMove } from '#ui/page-move.ts';

import { createHref, enter, locationNow, locationOf } from './browser-history.ts';
import { loadedPage, loadPage } from './page-loader.ts';
import { canonicalPath } from './pages.ts';
import { watchScrollPlaces } from './scroll-places.ts';

/** What is on screen. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  readonly Page: ComponentType;
  /** Instead of the page, where its code could not be had. */
  readonly failure?: { readonly error: unknown };
  /** Pixels from the top, the element that the fragment names, or as it is. */
  readonly scrollTo?: number | 'fragment' | undefined;
  readonly move?: PageMove | undefined;
}

type Listener = () => void;

export interface SiteRouter {
  readonly navigator: Navigator;
  readonly shown: () => Shown;
  /** The place to which the app is on its way, while the page's code is being loaded. */
  readonly goingTo: () => Location | undefined;
  readonly subscribe: (listener: Listener) => () => void;
}

const canonical = (location: Location): Location => ({
  ...location,
  pathname: canonicalPath(location.pathname),
});

/** A short tour address never stays in the history. */
export function canonicalLocationNow(): Location {
  const location = locationNow();
  const target = canonical(location);
  if (target.pathname !== location.pathname) enter(target, 'replace');
  return target;
}

/**
 * Leads from page to page. What is here instead of react-router's data router is what this site uses of it: that one
 * weighs 20 kB more. Components read it through react-router's own hooks.
 */
export function createSiteRouter(first: Pick<Shown, 'location' | 'Page'>): SiteRouter {
  let shown: Shown = { ...first, action: NavigationType.Pop };
  let goingTo: Location | undefined;
  let attempts = 0;
  const listeners = new Set<Listener>();
  const scrollPlaces = watchScrollPlaces();
  scrollPlaces.leaveAt(() => shown.location);
  const moves = new Set<string>();

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function moveTo({ pathname: to }: Location, action: NavigationType, options: NavigateOptions) {
    const from = shown.location.pathname;
    if (action !== NavigationType.Pop && options.viewTransition) moves.add(`${from} ${to}`);
    const isKnown = moves.has(`${from} ${to}`) || moves.has(`${to} ${from}`);
    const isWanted = action === NavigationType.Pop ? isKnown : options.viewTransition;
    return isWanted && from !== to ? { from, to } : undefined;
  }

  function scrollFor(location: Location, action: NavigationType, options: NavigateOptions) {
    const left = action === NavigationType.Pop ? scrollPlaces.placeOf(location) : undefined;
    if (left !== undefined) return left;
    if (options.preventScrollReset) return undefined;
    return location.hash === '' ? 0 : 'fragment';
  }

  async function go(location: Location, action: NavigationType, options: NavigateOptions = {}) {
    attempts += 1;
    const attempt = attempts;
    const show = (page: Pick<Shown, 'Page' | 'failure'>) => {
      scrollPlaces.save(shown.location);
      if (action !== NavigationType.Pop) {
        enter(location, action === NavigationType.Push ? 'push' : 'replace');
      }
      const scrollTo = scrollFor(location, action, options);
      const move = moveTo(location, action, options);
      goingTo = undefined;
      shown = { ...page, location, action, scrollTo, move };
      tell();
    };
    const isSamePage = location.pathname === shown.location.pathname && !shown.failure;
    const Page = isSamePage ? shown.Page : loadedPage(location.pathname);
    if (Page) {
      show({ Page });
      return;
    }
    goingTo = location;
    tell();
    const outcome = await loadPage(location.pathname, () => createPath(goingTo ?? location)).then(
      (loaded) => ({ Page: loaded }),
      (error: unknown) => ({ Page: shown.Page, failure: { error } }),
    );
    // Meanwhile the visitor may have gone elsewhere.
    if (attempt === attempts) show(outcome);
  }

  window.addEventListener('popstate', () => void go(canonicalLocationNow(), NavigationType.Pop));

  const navigate =
    (action: NavigationType) => (to: To, state: unknown, options?: NavigateOptions) =>
      void go(canonical(locationOf(to, state)), action, options);

  return {
    navigator: {
      createHref,
      go: (delta) => window.history.go(delta),
      push: navigate(NavigationType.Push),
      replace: navigate(NavigationType.Replace),
    },
    shown: () => shown,
    goingTo: () => goingTo,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
