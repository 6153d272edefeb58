import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After navigation inside the app the new page's heading takes the focus, as it would start a new document. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    const focus = () => target.focus({ preventScroll: true });
    // Back from under an open menu: the page can take no focus until that has closed.
    if (target.closest('[inert]')) requestAnimationFrame(focus);
    else focus();
  }, [pathname]);
}
