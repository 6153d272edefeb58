export const tabId = (idPrefix: string, tab: string) => `${idPrefix}-tab-${tab}`;
export const tabPanelId = (idPrefix: string, tab: string) => `${idPrefix}-panel-${tab}`;

/** The id that the tab's own link targets before hydration. */
export const tabTargetId = (idPrefix: string, tab: string) => `${idPrefix}-open-${tab}`;

/**
 * Finds the tab that a hash such as `#itinerary` names. The hash may be the tab's name, the id of its panel, or the
 * target of the tab's link.
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
