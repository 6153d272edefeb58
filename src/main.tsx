import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider } from 'react-router-dom';

import { isInspectorNamed } from 'xstate-machine-room/inspect';
import { savesData } from '#services/data-saving.ts';
import { rememberPrerenderedControls } from '#services/form-values.ts';
import { forgetOffline, readOffline } from '#services/offline-reading.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';

import { allowPlainTextOnly } from './app/trusted-types.ts';
import { leadLostPagesTo, pages, routes } from './routes.tsx';

/** Milliseconds after the start: the page's own files and pictures come first. */
const LATER = 3000;

/** Links that many follow. The form is left out: its code is larger than that of all the others. */
const NEXT = ':is(main, nav) a:not([href^="/book"])';

/** Browsers that translate put such elements in the place of the page's texts. */
const isTranslated = (container: Element) => container.querySelector('font') !== null;

const pageAt = (pathname: string) => matchRoutes(pages, pathname)?.at(-1)?.route;

/** Takes over the prerendered page, or renders it where there is none (development, unknown addresses). */
async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root element');
  if (import.meta.env.DEV) await import('./theme/site.css');
  if (import.meta.env.DEV || isInspectorNamed()) {
    const { watchSite } = await import('#machine-room/watch.ts');
    watchSite();
  }
  // A page must be there to be hydrated: see "Custom Framework" in react-router's manual.
  const page = pageAt(window.location.pathname);
  if (page) Object.assign(page, await page.lazy(), { lazy: undefined });
  // With something to hydrate the router leaves the page where the visitor has scrolled to.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  leadLostPagesTo(() => createPath(router.state.navigation.location ?? router.state.location));
  const app = (
    <StrictMode>
      <SiteTheme>
        <RouterProvider router={router} useTransitions={false} />
      </SiteTheme>
    </StrictMode>
  );
  rememberPrerenderedControls();
  startTransition(() => {
    if (container.dataset['path'] === window.location.pathname && !isTranslated(container)) {
      hydrateRoot(container, app, {
        // A translator that was faster makes React render the page anew; nothing is wrong with it.
        onRecoverableError: (error) => {
          if (!isTranslated(container)) reportError(error);
        },
      });
    } else {
      for (const tag of document.head.querySelectorAll('[data-page-head]')) tag.remove();
      createRoot(container).render(app);
    }
  });
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, ({ target }) => preload(target), { passive: true });
  }
  setTimeout(() => {
    void (import.meta.env.DEV ? forgetOffline() : readOffline(router));
    if (!navigator.onLine || savesData()) return;
    for (const link of document.querySelectorAll(NEXT)) preload(link);
  }, LATER);
}

/** Has a page's code at hand before its link is followed. */
function preload(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  // What fails here fails again, and is told of, when the link is followed.
  pageAt(link.pathname)
    ?.handle.load()
    .catch(() => {});
}

allowPlainTextOnly();
start().catch((error: unknown) => {
  window.dispatchEvent(new Event('startup-failed'));
  throw error;
});
