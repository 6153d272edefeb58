import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { DEFERRED_ATTRIBUTE } from '#lib/document-contract.ts';

const placeholder = <span hidden {...{ [DEFERRED_ATTRIBUTE]: '' }} />;

/**
 * Renders its children after the rest of the page. On a slow phone, a tap then shows the next page's heading
 * as early as possible. On the first page, after Back, and for links with a hash, the children render at once, because
 * the browser scrolls to a place in them. Until then, the layout keeps the footer below the screen. Use it above the heading only for content with a reserved size.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, isBack || hash !== '') ? children : placeholder;
}
