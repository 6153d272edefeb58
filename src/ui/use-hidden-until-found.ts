import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

import { useHydrated } from './use-hydrated.ts';

/**
 * Hides an element so that find-in-page and text fragments can still find its text. When the browser finds a match, it
 * calls `onFind`. This function must show the element before it returns, because the browser then scrolls to the match.
 * The attribute is set here because React would write `hidden=""` instead of `until-found`. It is set only after
 * hydration, because nothing could show the element again without scripts.
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
