const navigationType = (): NavigationTimingType | undefined => {
  const [entry] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type;
};

/** True if this document was opened by a link or a URL, not by Back, Forward or a reload. */
export function isNewNavigation(): boolean {
  return (navigationType() ?? 'navigate') === 'navigate';
}
