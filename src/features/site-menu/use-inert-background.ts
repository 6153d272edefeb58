import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes everything around a modal unreachable for keyboard, pointer and screen readers. It runs in a layout effect,
 * because the rest of the page must be reachable again before the focus returns to it.
 */
export function useInertBackground(isModal: boolean, modalRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!isModal) return;
    const background: HTMLElement[] = [];
    let inner: Element | null = modalRef.current;
    // Collect the siblings of the modal and of each of its ancestors.
    while (inner?.parentElement && inner !== document.body) {
      for (const element of inner.parentElement.children) {
        const isReachable = element instanceof HTMLElement && !element.inert;
        if (isReachable && element !== inner) background.push(element);
      }
      inner = inner.parentElement;
    }
    for (const element of background) element.inert = true;
    return () => {
      for (const element of background) element.inert = false;
    };
  }, [isModal, modalRef]);
}
