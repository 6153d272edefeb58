import { useSyncExternalStore } from 'react';

import { WIDE_SCREENS } from './site-links.ts';

function watch(report: () => void) {
  const media = window.matchMedia(WIDE_SCREENS);
  media.addEventListener('change', report);
  return () => media.removeEventListener('change', report);
}

/** Whether the links stand in the header, so that there is no menu; taken for granted in the prerendered page. */
export const useIsWide = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE_SCREENS).matches,
    () => true,
  );
