import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Renders its children after the page's heading, so that a tap on a slow phone shows the next page's heading as soon as
 * possible. The first page, Back and links with a hash render the children at once, because they scroll to a place in
 * them. Content above the heading must not be deferred unless its size is reserved.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, isBack || hash !== '') ? children : null;
}
