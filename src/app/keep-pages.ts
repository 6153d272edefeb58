import { startOfflineReading } from '#services/offline-reading.ts';

import type { SiteRouter } from './site-router.ts';

/** Every page that was read can be read again without a connection. */
export async function keepPages(router: SiteRouter) {
  const keep = await startOfflineReading();
  if (!keep) return;
  let kept = '';
  const keepCurrent = () => {
    const { pathname } = router.shown().location;
    if (pathname === kept) return;
    kept = pathname;
    keep(pathname);
  };
  keepCurrent();
  router.subscribe(keepCurrent);
}
