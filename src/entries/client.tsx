import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider } from 'react-router-dom';

import { PAGE_HEAD_ATTRIBUTE, PATHNAME_ATTRIBUTE, ROOT_ID } from '#lib/document-contract.ts';
import { inspector } from '#services/inspector.ts';
import {
  registerServiceWorker,
  unregisterServiceWorkers,
} from '#services/register-service-worker.ts';
import { reloadOnce } from '#services/reload-once.ts';
import { repairedAnswerUrl } from '#services/take-answer-code.ts';
import { tolerateTranslation } from '#services/tolerate-translation.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';

import { pages, routes } from '../routes.tsx';

/** Caching a page competes with the files and pictures of the page that the visitor has just opened. */
const SERVICE_WORKER_DELAY_MS = 3000;

/**
 * For this long after `beforeunload`, a script that does not load is no reason to reload. Firefox ends the loading of
 * scripts when the visitor leaves, and a reload would keep the visitor here.
 */
const LEAVING_MS = 1000;

/** True if the browser has translated the page. It then wraps the texts in `font` elements. */
const isTranslated = (container: Element) => container.querySelector('font') !== null;

const findPage = (pathname: string) => matchRoutes(pages, pathname)?.at(-1)?.route;

/** Hydrates the prerendered page, or renders the page if there is none (development, unknown URLs). */
async function start() {
  const container = document.getElementById(ROOT_ID);
  if (!container) throw new Error(`index.html has no element with the id ${ROOT_ID}`);
  if (import.meta.env.DEV) await import('#theme/site.css');
  if (
    inspector &&
    (import.meta.env.DEV || new URLSearchParams(window.location.search).has('inspect'))
  ) {
    const { room } = await import('#machine-room/room.tsx');
    await inspector.open(room);
  }
  // The page's code must be loaded before hydration: see "Custom Framework" in React Router's manual.
  const page = findPage(window.location.pathname);
  if (page) Object.assign(page, await page.lazy(), { lazy: undefined });
  // With hydration data the router keeps the visitor's scroll position.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), LEAVING_MS);
  });
  window.addEventListener('vite:preloadError', () => {
    if (isLeaving) return;
    const target = router.state.navigation.location;
    if (target) reloadOnce(import.meta.url, createPath(target));
    else if (navigator.onLine && !isPrefetching) reloadOnce(import.meta.url);
  });
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
      hydrateRoot(container, app);
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
  }, SERVICE_WORKER_DELAY_MS);
}

/** A failed prefetch must not reload the page: the visitor has not followed the link yet. */
let isPrefetching = false;

/** Loads the code of a link's page before the visitor follows the link. */
async function prefetchRoute(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  isPrefetching = true;
  await findPage(link.pathname)
    ?.handle.load()
    .catch(() => {});
  isPrefetching = false;
}

tolerateTranslation();
// Some mail programs encode the `#` of an answer link.
const answerUrl = repairedAnswerUrl(window.location.pathname);
if (answerUrl) window.location.replace(answerUrl);
else start().catch(reportError);
