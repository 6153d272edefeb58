import { content } from './written.ts';

export const faqHead = content.faqHead;
export const faqGroups = content.faqGroups;

/** Questions under one tab. */
type FaqGroup = (typeof faqGroups)[number];
export type FaqItem = FaqGroup['items'][number];
