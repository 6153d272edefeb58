export const tabId = (idPrefix: string, tab: string) => `${idPrefix}-tab-${tab}`;
export const tabPanelId = (idPrefix: string, tab: string) => `${idPrefix}-panel-${tab}`;

/** Returns the id to which the link of a tab points before hydration. */
export const tabTargetId = (idPrefix: string, tab: string) => `${idPrefix}-open-${tab}`;

/**
 * Finds the tab for a hash such as `#itinerary`. The hash may be the tab's name, the id of its panel, or the target of
 * the tab's link.
 */
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
