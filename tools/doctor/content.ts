import { formerTours } from '#content/former-tours.ts';
import { historyTourCards } from '#content/history/tour-cards.ts';
import { tourList } from '#content/tour-list.ts';

import { tourFindings } from './tour-rules.ts';

/** What the tree says of its tours, and whether it is whole. */
export const contentFindings = () =>
  tourFindings(tourList, {
    former: Object.keys(formerTours),
    cards: historyTourCards.map(({ slug }) => slug),
  });
