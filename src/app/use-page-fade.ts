import { type RefObject, useLayoutEffect, useRef } from 'react';

import { isMoving } from '#ui/page-move.ts';

/**
 * After navigation inside the app the new page fades in; the page that the visit begins with never does, nor one
 * that the browser brings in with a view transition.
 */
export function usePageFade(mainRef: RefObject<HTMLElement | null>, pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isMoving(pathname) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    mainRef.current?.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 280,
      easing: 'ease-out',
    });
  }, [mainRef, pathname]);
}
