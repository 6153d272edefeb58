import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { Tour } from '#content/tour.ts';
import { filterTours, tourFilters } from '#domain/tours/tour-filter.ts';
import { TourCard } from '#ui/TourCard.tsx';

import { TourAdvice } from './TourAdvice.tsx';

const columns = { sm: 2, lg: 3 } as const;

/** Returns the number of free cells in the last row of the grid; a whole row if the last row is full. */
const cellsLeft = (count: number, inRow: number) => inRow - (count % inRow);

/** Returns the width of the advice box that follows this many cards. */
const gridColumnAfter = (count: number) => ({
  sm: `span ${cellsLeft(count, columns.sm)}`,
  lg: `span ${cellsLeft(count, columns.lg)}`,
});

/** CSS that filters the cards and the text by the chosen radio button before hydration. */
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

/** The tour cards, followed by an advice box that fills the rest of the last row. */
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
      // Safari does not treat a list without markers as a list.
      role="list"
      sx={{ display: 'contents', listStyle: 'none' }}
    >
      {tours.map((tour) => (
        <Box
          component="li"
          key={tour.id}
          id={tour.slug}
          data-transport={tour.transportationType}
          sx={{ scrollMarginTop: 16 }}
        >
          <TourCard tour={tour} headingLevel={2} />
        </Box>
      ))}
    </Box>
    <Box data-rest sx={{ gridColumn: gridColumnAfter(tours.length) }}>
      <TourAdvice />
    </Box>
  </Box>
);

/** The message for an empty list. `onReset` is undefined if the list would be empty without a filter too. */
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
