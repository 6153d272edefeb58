import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider } from 'react-router-dom';

import { isInspectorEnabled } from 'xstate-machine-room/inspect';
import {
  PAGE_HEAD_ATTRIBUTE,
  PATHNAME_ATTRIBUTE,
  ROOT_ID,
  STARTUP_FAILED_EVENT,
} from '#lib/document-contract.ts';
import { prefersReducedData } from '#services/prefers-reduced-data.ts';
import { openInspector } from '#services/inspector.ts';
import {
  registerServiceWorker,
  unregisterServiceWorkers,
} from '#services/register-service-worker.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';

import { installTrustedTypesPolicy } from '#app/trusted-types.ts';

import { pages, routes, setReloadTarget } from '../routes.tsx';

/** The delay lets the files and pictures of the current page load first. */
const PREFETCH_DELAY_MS = 3000;

/**
 * The links whose pages are prefetched, because many visitors follow them. The booking form is left out, because its
 * code is larger than that of all other pages together.
 */
const PREFETCH_LINKS = ':is(main, nav) a:not([href^="/book"])';

/** True if the browser has translated the page. It then wraps the texts in `font` elements. */
const isTranslated = (container: Element) => container.querySelector('font') !== null;

const findPage = (pathname: string) => matchRoutes(pages, pathname)?.at(-1)?.route;

/** Hydrates the prerendered page, or renders the page if there is none (development, unknown URLs). */
async function start() {
  const container = document.getElementById(ROOT_ID);
  if (!container) throw new Error(`index.html has no element with the id ${ROOT_ID}`);
  if (import.meta.env.DEV) await import('#theme/site.css');
  if (isInspectorEnabled(import.meta.env.DEV)) {
    const { inspectorSettings } = await import('#machine-room/inspector-settings.ts');
    await openInspector(inspectorSettings);
  }
  // The page's code must be loaded before hydration: see "Custom Framework" in React Router's manual.
  const page = findPage(window.location.pathname);
  if (page) Object.assign(page, await page.lazy(), { lazy: undefined });
  // With hydration data the router keeps the visitor's scroll position.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  setReloadTarget(() => createPath(router.state.navigation.location ?? router.state.location));
  const app = (
    <StrictMode>
      <SiteTheme>
        <RouterProvider router={router} useTransitions={false} />
      </SiteTheme>
    </StrictMode>
  );
  startTransition(() => {
    if (
      container.getAttribute(PATHNAME_ATTRIBUTE) === window.location.pathname &&
      !isTranslated(container)
    ) {
      hydrateRoot(container, app, {
        // React reports an error if the browser has translated the page before hydration. React then renders the page
        // again, so this error is ignored.
        onRecoverableError: (error) => {
          if (!isTranslated(container)) reportError(error);
        },
      });
    } else {
      for (const tag of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}]`)) tag.remove();
      createRoot(container).render(app);
    }
  });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, ({ target }) => void prefetchRoute(target), { passive: true });
  }
  setTimeout(() => {
    void (import.meta.env.DEV ? unregisterServiceWorkers() : registerServiceWorker(router));
    if (navigator.onLine && !prefersReducedData()) void prefetchLinkedRoutes();
  }, PREFETCH_DELAY_MS);
}

/** Prefetches the pages behind the links of this page. */
async function prefetchLinkedRoutes() {
  // oxlint-disable-next-line no-await-in-loop -- parallel imports would block a slow phone
  for (const link of document.querySelectorAll(PREFETCH_LINKS)) await prefetchRoute(link);
}

/** Loads the code of a link's page before the visitor follows the link. */
async function prefetchRoute(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  // Ignore errors here: the navigation loads the page again and reports any failure.
  await findPage(link.pathname)
    ?.handle.load()
    .catch(() => {});
}

installTrustedTypesPolicy();
start().catch((error: unknown) => {
  window.dispatchEvent(new Event(STARTUP_FAILED_EVENT));
  throw error;
});
