import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

import { useHydrated } from './use-hydrated.ts';

/**
 * Hides an element whose text find-in-page and text fragments can still reach: on a match the browser calls `onFind`,
 * which must show the element before it returns, since the browser then scrolls to the match. The attribute is set here
 * because React writes `hidden=""` for `until-found`, and only after hydration because without scripts nothing could
 * show the element again.
 */
export function useHiddenUntilFound(
  ref: RefObject<HTMLElement | null>,
  isHidden: boolean,
  onFind: () => void,
) {
  const isHydrated = useHydrated();
  const reportMatch = useEffectEvent(onFind);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isHydrated || !isHidden) return;
    const find = () => reportMatch();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', find);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', find);
    };
  }, [isHidden, isHydrated, ref]);
}
