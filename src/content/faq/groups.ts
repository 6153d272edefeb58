import type { FaqItem } from './item.ts';
import { ruinsQuestions } from './ruins.ts';
import { tourQuestions } from './tours.ts';

export interface FaqGroup {
  readonly id: 'ruins' | 'tours';
  /** Label of the group's tab. */
  readonly title: string;
  readonly items: readonly FaqItem[];
}

export const faqGroups: readonly [FaqGroup, FaqGroup] = [
  { id: 'ruins', title: 'About the Maya Ruins', items: ruinsQuestions },
  { id: 'tours', title: 'About Lamanai Tours', items: tourQuestions },
];
