import { startOfflineReading } from '#services/offline-reading.ts';
import { loadIslands } from '#ui/island.tsx';

import type { SiteRouter } from './site-router.ts';

/** Every page that was read can be read again without a connection. */
export async function keepPages(router: SiteRouter) {
  const keep = await startOfflineReading();
  if (!keep) return;
  let kept = '';
  // A section whose code was put off would be missing where there is no connection to fetch it.
  const keepWhole = async (pathname: string) => {
    await loadIslands().catch(() => {});
    keep(pathname);
  };
  const keepCurrent = () => {
    const { pathname } = router.shown().location;
    if (pathname === kept) return;
    kept = pathname;
    void keepWhole(pathname);
  };
  keepCurrent();
  router.subscribe(keepCurrent);
}
