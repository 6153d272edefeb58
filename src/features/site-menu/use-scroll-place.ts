import { useEffect, useRef, useState } from 'react';

/** Whether the page stands at its top. Unknown until the browser has said so, as in the prerendered page. */
export type ScrollPlace = 'top' | 'scrolled' | undefined;

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
