import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { inspection, isInspectorNamed } from '#machine-room/entrance/inspection.ts';
import { ThemeValues } from '#theme/SiteTheme.tsx';
import { needNow } from '#ui/when-needed.ts';

import { AppFrame } from './AppFrame.tsx';
import { createEmotionCache, nameStyles } from './emotion-cache.ts';
import { loadFirstPage, loadPage } from './page-loader.ts';
import { pageAt } from './pages.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { isTranslated, removePrerenderedHead, showsPrerendered } from './prerendered.ts';
import { SiteApp } from './SiteApp.tsx';
import { canonicalLocationNow, createSiteRouter, type SiteRouter } from './site-router.ts';

/** Pictures and islands come first, milliseconds. */
const QUIET = 3000;

/** Takes over the prerendered page, or renders it where there is none (development, unknown addresses). */
export async function startApp() {
  // Before the first machine starts.
  if (import.meta.env.DEV || isInspectorNamed()) {
    const { watchMachines } = await import('#machine-room/entrance/watch-machines.tsx');
    watchMachines(inspection, ThemeValues);
  }
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root element');
  const location = canonicalLocationNow();
  const { firstPaint } = pageAt(location.pathname);
  const isPrerendered = showsPrerendered(container, window.location, firstPaint);
  const Page = await (isPrerendered ? loadFirstPage : loadPage)(location.pathname);
  // Meanwhile a link to a part of the page may have been followed.
  const router = createSiteRouter({ location: canonicalLocationNow(), Page });
  preloadOnIntent();
  nameStyles(document.head);
  const app = (
    <StrictMode>
      <AppFrame cache={createEmotionCache()}>
        <SiteApp router={router} first={router.shown()} />
      </AppFrame>
    </StrictMode>
  );
  if (import.meta.env.PROD) keepPagesLater(router);
  else await removeOfflineWorkers();
  if (isPrerendered) {
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
  needNow();
  removePrerenderedHead(document.head);
  const root = createRoot(container);
  startTransition(() => {
    root.render(app);
  });
}

function keepPagesLater(router: SiteRouter) {
  window.setTimeout(() => {
    import('./keep-pages.ts').then(
      ({ keepPages }) => keepPages(router),
      () => {
        // Lost with the connection, and nothing with it but reading offline.
      },
    );
  }, QUIET);
}

/** `npm start` may have left its worker on this address. */
async function removeOfflineWorkers() {
  const workers = await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}
