import { useLayoutEffect, useRef } from 'react';

/** Keeps a pressed header where it stands on the screen while the answer that was open above it closes. */
export function useSteadyHeader<Header extends HTMLElement>(isOpen: boolean) {
  const headerRef = useRef<Header>(null);
  const heldTop = useRef<number>(undefined);

  useLayoutEffect(() => {
    const header = headerRef.current;
    const before = heldTop.current;
    heldTop.current = undefined;
    if (!isOpen || !header || before === undefined) return;
    window.scrollBy({ top: header.getBoundingClientRect().top - before, behavior: 'instant' });
  }, [isOpen]);

  const hold = () => {
    heldTop.current = headerRef.current?.getBoundingClientRect().top;
  };
  return { headerRef, hold };
}
