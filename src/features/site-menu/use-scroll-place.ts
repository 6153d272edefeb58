import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { HERO_ATTRIBUTE, THEME_COLOR_ATTRIBUTES } from '#lib/document-contract.ts';

/** Whether the page stands at its top. Unknown until the browser has said so, as in the prerendered page. */
type ScrollPlace = 'top' | 'scrolled' | undefined;

/** `markRef` goes to an element at the top of the page; once it is out of sight, the page is scrolled. */
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

/** Gives the browser's bar the color of the header. It is a component so that navigation does not render the header again. */
export function ThemeColor({ place }: { place: ScrollPlace }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const ground =
      place !== 'scrolled' && document.querySelector(`[${HERO_ATTRIBUTE}]`) ? 'picture' : 'paper';
    const color = meta?.getAttribute(THEME_COLOR_ATTRIBUTES[ground]);
    if (color) meta?.setAttribute('content', color);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may begin otherwise
  }, [place, pathname]);
  return null;
}
