import { type RefObject, useLayoutEffect } from 'react';

const skipped = new Set(['SCRIPT', 'STYLE', 'LINK', 'NOSCRIPT']);

/**
 * Makes everything beside a modal unreachable, for keyboard, pointer and screen reader alike: MUI only hides it from
 * the last. In a layout effect, since the page must be reachable again before MUI returns the focus to it.
 */
export function useInertPage(isModal: boolean, modalRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const modal = modalRef.current;
    if (!isModal || !modal) return;
    const background = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.contains(modal) &&
        !element.inert &&
        !skipped.has(element.tagName),
    );
    for (const element of background) element.inert = true;
    return () => {
      for (const element of background) element.inert = false;
    };
  }, [isModal, modalRef]);
}
