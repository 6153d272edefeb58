import { faqGroups, type FaqGroup } from '#content/faq.ts';
import { tabOfHash } from '#ui/tab-ids.ts';

export type FaqTab = FaqGroup['id'];

/** Ties the FAQ's tabs to their panels, and its questions to each other. */
export const FAQ_IDS = 'faq';

export const faqTabs = faqGroups.map((group) => group.id);

export interface FaqAddress {
  /** The group that the fragment names, or the one of its question. */
  readonly tab: FaqTab | null;
  readonly item: string | null;
}

/** What a fragment such as `#tours` or `#opening-hours` means. */
export function parseFaqHash(hash: string): FaqAddress {
  const group = faqGroups.find(({ items }) => items.some(({ id }) => `#${id}` === hash));
  if (group) return { tab: group.id, item: hash.slice(1) };
  return { tab: tabOfHash(hash, FAQ_IDS, faqTabs) ?? null, item: null };
}
