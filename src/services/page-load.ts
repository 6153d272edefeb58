const navigationType = (): NavigationTimingType | undefined => {
  // The startup script of every page calls this, so it must not throw in browsers that hide navigation timings.
  const [entry] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type;
};

/** True if this document was opened by a link or a URL, not by Back, Forward or a reload. */
export function isNewNavigation(): boolean {
  return (navigationType() ?? 'navigate') === 'navigate';
}

/**
 * Scrolls a reloaded page to its top, because the browser would restore the old scroll position. The router also sets
 * `manual`, but too late to prevent that.
 */
export function openReloadAtTop(path: string): void {
  if (navigationType() !== 'reload' || window.location.pathname !== path) return;
  window.history.scrollRestoration = 'manual';
  // The browser may have restored the scroll position before this script ran.
  window.scrollTo({ top: 0, behavior: 'instant' });
}
