import type { createBrowserRouter } from 'react-router-dom';

import { startOfflineReading } from '#services/offline-reading.ts';

/** Every page that was read can be read again without a connection. */
export async function keepPages(router: ReturnType<typeof createBrowserRouter>) {
  const keep = await startOfflineReading();
  if (!keep) return;
  let kept = '';
  const keepCurrent = () => {
    const { pathname } = router.state.location;
    if (router.state.navigation.state !== 'idle' || pathname === kept) return;
    kept = pathname;
    keep(pathname);
  };
  keepCurrent();
  router.subscribe(keepCurrent);
}
