import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { Tour } from '#content/tour.ts';
import { filterTours, tourFilters } from '#domain/tours/tour-filter.ts';
import { TourCard } from '#ui/TourCard.tsx';

import { TourAdvice } from './TourAdvice.tsx';

const columns = { sm: 2, lg: 3 } as const;

/** Cells that a row of the grid has left after the last card; a whole row if it is full. */
const cellsLeft = (count: number, inRow: number) => inRow - (count % inRow);

/** How wide the offer to help is after so many cards. */
const gridColumnAfter = (count: number) => ({
  sm: `span ${cellsLeft(count, columns.sm)}`,
  lg: `span ${cellsLeft(count, columns.lg)}`,
});

/** Rules that follow the chosen radio button until the app lives: which cards, which line, how much room for the rest. */
export const filteredByHtml = (tours: readonly Tour[]) => ({
  '& [data-line]:not([data-line="all"])': { display: 'none' },
  ...Object.fromEntries(
    tourFilters
      .filter((filter) => filter !== 'all')
      .map((filter) => [
        `&:has(input[value="${filter}"]:checked)`,
        {
          [`& [data-transport]:not([data-transport="${filter}"]), & [data-line="all"]`]: {
            display: 'none',
          },
          [`& [data-line="${filter}"]`]: { display: 'inline' },
          '& [data-rest]': { gridColumn: gridColumnAfter(filterTours(tours, filter).length) },
        },
      ]),
  ),
});

/** The cards, and in what is left of their last row an offer to help. */
export const TourGrid = ({ tours }: { tours: readonly Tour[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 3, md: 4 },
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: `repeat(${columns.sm}, minmax(0, 1fr))`,
        lg: `repeat(${columns.lg}, minmax(0, 1fr))`,
      },
    }}
  >
    <Box
      component="ul"
      // Safari takes a list without markers for no list.
      role="list"
      sx={{ display: 'contents', listStyle: 'none' }}
    >
      {tours.map((tour) => (
        <li key={tour.id} data-transport={tour.transportationType}>
          <TourCard tour={tour} headingLevel={2} />
        </li>
      ))}
    </Box>
    <Box data-rest sx={{ gridColumn: gridColumnAfter(tours.length) }}>
      <TourAdvice />
    </Box>
  </Box>
);

/** `onReset` where there are other tours to go back to. */
export const NoTours = ({ onReset }: { onReset?: () => void }) => (
  <Box sx={{ py: { xs: 6, md: 10 }, maxWidth: 560 }}>
    <Typography variant="h2">No tours found</Typography>
    <Typography sx={{ mt: 2, mb: 3 }}>
      There are currently no tours available with this transportation type.
    </Typography>
    {onReset ? (
      <Button variant="outlined" onClick={onReset}>
        Show all tours
      </Button>
    ) : null}
  </Box>
);
