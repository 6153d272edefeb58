export const tabId = (idPrefix: string, tab: string) => `${idPrefix}-tab-${tab}`;
export const tabPanelId = (idPrefix: string, tab: string) => `${idPrefix}-panel-${tab}`;

/** Where the tab itself leads until the app lives. */
export const tabTargetId = (idPrefix: string, tab: string) => `${idPrefix}-open-${tab}`;

/** The tab that a fragment such as `#itinerary` means, or that of its panel or of the tab's own link. */
export function tabOfHash<Tab extends string>(
  hash: string,
  idPrefix: string,
  tabs: readonly Tab[],
): Tab | undefined {
  const id = hash.slice(1);
  return tabs.find((tab) =>
    [tab, tabPanelId(idPrefix, tab), tabTargetId(idPrefix, tab)].includes(id),
  );
}
