import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Renders its children after the page's heading, so that a slow phone answers a tap with the next page's heading. The
 * first page, Back and links with a hash render them at once, because they scroll to a place in them. Anything above the
 * heading must have its size reserved.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, isBack || hash !== '') ? children : null;
}
