import type { Tour } from '#content/tour.ts';
import { filterTours, tourFilters } from '#domain/tour-filter.ts';

import { gridColumnAfter } from './TourResults.tsx';

/** Rules that follow the chosen radio button until the app lives: which cards, which line, how much room for the rest. */
export const filteredByHtml = (tours: readonly Tour[]) => ({
  '& [data-line]:not([data-line="all"])': { display: 'none' },
  ...Object.fromEntries(
    tourFilters
      .filter((filter) => filter !== 'all')
      .map((filter) => [
        `&:has(input[value="${filter}"]:checked)`,
        {
          [`& [data-way]:not([data-way="${filter}"]), & [data-line="all"]`]: { display: 'none' },
          [`& [data-line="${filter}"]`]: { display: 'inline' },
          '& [data-rest]': { gridColumn: gridColumnAfter(filterTours(tours, filter).length) },
        },
      ]),
  ),
});
