export const tabId = (idPrefix: string, tab: string) => `${idPrefix}-tab-${tab}`;
export const tabPanelId = (idPrefix: string, tab: string) => `${idPrefix}-panel-${tab}`;

/** The tab that a fragment such as `#itinerary` means, or the panel's own id, to which the tabs link without JavaScript. */
export function tabOfHash<Tab extends string>(
  hash: string,
  idPrefix: string,
  tabs: readonly Tab[],
): Tab | undefined {
  const id = hash.slice(1);
  return tabs.find((tab) => tab === id || tabPanelId(idPrefix, tab) === id);
}
