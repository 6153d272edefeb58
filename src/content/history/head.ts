import { chapterCount, historyTourCountFirst } from '#content/page-counts.ts';

export const historyHead = {
  title: 'Three thousand years',
  lead: `People lived beside this lagoon while other cities rose, fell and were forgotten. The history of Lamanai in ${chapterCount} short chapters.`,
  toursTitle: 'The next chapter is a day long',
  toursLead: `${historyTourCountFirst} of our tours to the place where all this happened.`,
} as const;
