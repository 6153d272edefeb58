import type { FirstPaint } from './pages.ts';

/** Attributes by which tools/prerender marks its work. */
const prerenderedPath = 'data-path';
export const prerenderedHead = 'data-page-head';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Browsers that translate put such elements in the place of the page's texts. */
export const isTranslated = (container: Element): boolean =>
  container.querySelector('font') !== null;

/** Whether the HTML in `container` is exactly what the app would render first at this address. */
export function showsPrerendered(
  container: Element,
  { pathname, search, hash }: Address,
  firstPaint: FirstPaint,
): boolean {
  if (firstPaint === 'always' || container.getAttribute(prerenderedPath) !== pathname) return false;
  if (isTranslated(container)) return false;
  const query = new URLSearchParams(search);
  return !firstPaint.some((part) => (part === '#' ? hash !== '' : query.has(part)));
}

/** React adopts these tags only when it hydrates; rendering afresh would double them. */
export function removePrerenderedHead(head: HTMLHeadElement) {
  for (const element of head.querySelectorAll(`[${prerenderedHead}]`)) element.remove();
}
