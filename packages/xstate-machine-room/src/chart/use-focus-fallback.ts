import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Focuses an element if the focused part of its content disappears, because the focus would otherwise return to the start
 * of the page. The element needs a `tabIndex` and the returned event handlers.
 */
export function useFocusFallback(ref: RefObject<HTMLElement | null>) {
  const focusedRef = useRef<Element>(null);
  useEffect(() => {
    if (focusedRef.current?.isConnected === false) ref.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focusedRef.current = target;
    },
    onBlur: () => {
      focusedRef.current = null;
    },
  };
}
