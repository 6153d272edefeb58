import { faqGroups } from './faq/groups.ts';
import { timeline } from './history/timeline.ts';
import { historyTourCards } from './history/tour-cards.ts';
import { capitalized, inWords } from './words.ts';

/** What the texts say of their pages. */
export const questionCountFirst = capitalized(
  inWords(faqGroups.reduce((count, { items }) => count + items.length, 0)),
);
export const chapterCount = inWords(timeline.length);
export const historyTourCountFirst = capitalized(inWords(historyTourCards.length));
