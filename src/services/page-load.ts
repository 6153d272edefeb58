/** Whether this document was opened by a link or an address, not by Back, Forward or a reload. */
export function isFreshLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || (entry as PerformanceNavigationTiming).type === 'navigate';
}
