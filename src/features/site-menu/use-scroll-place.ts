import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { HERO_ATTRIBUTE, THEME_COLOR_ATTRIBUTES } from '#lib/document-contract.ts';

/** The scroll position of the page. It is undefined while prerendering and until the browser has reported it. */
type ScrollPlace = 'top' | 'scrolled' | undefined;

/**
 * Watches the scroll position. Attach `markRef` to an element at the top of the page: the page counts as scrolled while
 * the element is off screen.
 */
export function useScrollPlace() {
  const markRef = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<ScrollPlace>();
  useEffect(() => {
    const mark = markRef.current;
    if (!mark || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      setPlace(entries.at(-1)?.isIntersecting ? 'top' : 'scrolled');
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return { markRef, place };
}

/**
 * Sets the color of the browser's toolbar to the header's color. It is a separate component so that a navigation does
 * not render the header again.
 */
export function ThemeColor({ place }: { place: ScrollPlace }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const ground =
      place !== 'scrolled' && document.querySelector(`[${HERO_ATTRIBUTE}]`) ? 'picture' : 'paper';
    const color = meta?.getAttribute(THEME_COLOR_ATTRIBUTES[ground]);
    if (color) meta?.setAttribute('content', color);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the next page may begin with or without a picture
  }, [place, pathname]);
  return null;
}
