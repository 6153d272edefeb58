const navigationType = (): NavigationTimingType | undefined => {
  // The script that starts every page calls this, so it must not throw where a browser hides its timings.
  const [entry] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type;
};

/** True if this document was opened by a link or a URL, not by Back, Forward or a reload. */
export function isNewNavigation(): boolean {
  return (navigationType() ?? 'navigate') === 'navigate';
}

/**
 * Scrolls a reloaded page to its top, although the browser would restore the scroll position. The router sets `manual`
 * itself, but too late for the first restoration.
 */
export function openReloadAtTop(path: string): void {
  if (navigationType() !== 'reload' || window.location.pathname !== path) return;
  window.history.scrollRestoration = 'manual';
  // The browser may have restored it before this script ran.
  window.scrollTo({ top: 0, behavior: 'instant' });
}
