import { faqGroups } from '#content/content.data.ts';
import type { FaqTab } from '#machines/tabs.machine.ts';
import { tabOfHash } from '#ui/tab-ids.ts';

/** The prefix of the ids of tabs and panels, and the name that groups the `details` elements. */
export const FAQ_IDS = 'faq';

const faqTabs: readonly FaqTab[] = faqGroups.map((group) => group.id);

export interface FaqHash {
  /** The tab in the hash, or the tab of the question in the hash. */
  readonly tab: FaqTab | null;
  readonly item: string | null;
}

/** Finds the tab or the question in a hash such as `#tours` or `#opening-hours`. */
export function parseFaqHash(hash: string): FaqHash {
  const group = faqGroups.find(({ items }) => items.some(({ id }) => `#${id}` === hash));
  if (group) return { tab: group.id, item: hash.slice(1) };
  return { tab: tabOfHash(hash, FAQ_IDS, faqTabs) ?? null, item: null };
}
