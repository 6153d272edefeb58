import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { ScrollPlace } from './use-scroll-place.ts';

/** Colours the browser's own bar like the header below it. Both colours stand in index.html. A component, since the header need not be rendered anew with each page. */
export function ThemeColor({ place }: { place: ScrollPlace }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const ground =
      place !== 'scrolled' && document.querySelector('[data-hero]') ? 'picture' : 'paper';
    meta?.setAttribute('content', meta.dataset[ground] ?? meta.content);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may begin otherwise
  }, [place, pathname]);
  return null;
}
