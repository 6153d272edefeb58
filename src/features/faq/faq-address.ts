import { faqGroups } from '#content/content.data.ts';
import type { FaqTab } from '#machines/faq-tabs.machine.ts';
import { tabOfHash } from '#ui/tab-ids.ts';

/** Ties the FAQ's tabs to their panels, and its questions to each other. */
export const FAQ_IDS = 'faq';

const faqTabs: readonly FaqTab[] = faqGroups.map((group) => group.id);

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
