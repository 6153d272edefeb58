import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a page's heading does not wait for, most of it below: on a way inside the app it is rendered after it, so that a
 * slow phone answers a tap with the next page's heading. What stands above the heading must have its room by then. Whole
 * at once where the visitor is led to a place in it: at first, by Back, by a hash.
 */
export function Below({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, isBack || hash !== '') ? children : null;
}
