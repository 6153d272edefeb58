import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After navigation inside the app the new page's heading takes the focus, as it would start a new document. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Once the menu, below which nothing takes the focus, has heard of the other page.
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById('main');
      const target = main?.querySelector('h1') ?? main;
      if (!target) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
