import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';

import { inspection } from '#machines/inspection.ts';
import { ThemeValues } from '#theme/SiteTheme.tsx';
import { loadIslands } from '#ui/island.tsx';
import { renderAsPrerendered } from '#ui/use-is-live.ts';

import { AppFrame } from './AppFrame.tsx';
import { fromChunk } from './chunk-recovery.ts';
import { createEmotionCache } from './emotion-cache.ts';
import { isTranslated, removePrerenderedHead, showsPrerendered } from './prerendered.ts';
import { createRoutes, type PageHandle } from './routes.tsx';

/** Pictures and islands come first, milliseconds. */
const QUIET = 3000;

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** A page that is still lazy when the router starts would hydrate as empty, and then scroll to the top. */
async function loadCurrentPage(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function createRouter(): Promise<BrowserRouter> {
  let router: BrowserRouter | undefined;
  const wantedAddress = () => {
    const { pathname, search, hash } = router?.state.navigation.location ?? window.location;
    return pathname + search + hash;
  };
  const routes = createRoutes((load) =>
    fromChunk(async () => {
      const page = await load();
      // The first page is on screen already; its islands follow when they may.
      if (router) await loadIslands();
      return page;
    }, wantedAddress),
  );
  await loadCurrentPage(routes);
  router = createBrowserRouter(routes, {
    // Tells the router that the page is already on screen, so that it keeps the scroll position.
    hydrationData: { loaderData: {} },
  });
  return router;
}

/** Only an address that redirects is not ready at once. */
function untilReady(router: BrowserRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Takes over the prerendered page, or renders it where there is none (development, unknown addresses). */
export async function startApp() {
  // Before the first machine starts.
  if (import.meta.env.DEV || new URLSearchParams(window.location.search).has('inspect')) {
    const { watchMachines } = await import('./watch-machines.tsx');
    watchMachines(inspection, ThemeValues);
  }
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root element');
  const router = await createRouter();
  await untilReady(router);
  const app = (
    <StrictMode>
      <AppFrame cache={createEmotionCache()}>
        <RouterProvider router={router} />
      </AppFrame>
    </StrictMode>
  );
  if (import.meta.env.PROD) {
    window.setTimeout(() => {
      import('./keep-pages.ts').then(
        ({ keepPages }) => keepPages(router),
        () => {
          // Lost with the connection, and nothing with it but reading offline.
        },
      );
    }, QUIET);
  } else {
    // `npm start` may have left its worker on this address.
    const workers = await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations();
    await Promise.all((workers ?? []).map((worker) => worker.unregister()));
  }
  const page = router.state.matches.at(-1)?.route.handle as PageHandle | undefined;
  if (showsPrerendered(container, window.location, page?.firstPaint ?? [])) {
    renderAsPrerendered(true);
    startTransition(() => {
      hydrateRoot(container, app, {
        // A translator that was faster than a section makes React render that one anew; nothing is wrong with it.
        onRecoverableError: (error) => {
          if (!isTranslated(container)) reportError(error);
        },
      });
    });
    return;
  }
  // Those that are late would leave gaps; one that fails now tries again by itself.
  await loadIslands().catch(() => {});
  removePrerenderedHead(document.head);
  const root = createRoot(container);
  startTransition(() => {
    root.render(app);
  });
}
