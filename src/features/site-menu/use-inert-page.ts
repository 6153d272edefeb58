import { type RefObject, useLayoutEffect } from 'react';

const skipped = new Set(['SCRIPT', 'STYLE', 'LINK', 'NOSCRIPT']);

/** What stands beside the element, beside its parent, and so on. */
function surroundings(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((child) => child !== element), ...surroundings(parent)];
}

/**
 * Makes everything around a modal unreachable, for keyboard, pointer and screen reader alike. In a layout effect, since
 * the page must be reachable again before the focus returns to it.
 */
export function useInertPage(isModal: boolean, modalRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const modal = modalRef.current;
    if (!isModal || !modal) return;
    const background = surroundings(modal).filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.inert && !skipped.has(element.tagName),
    );
    for (const element of background) element.inert = true;
    return () => {
      for (const element of background) element.inert = false;
    };
  }, [isModal, modalRef]);
}
