import List from '@mui/material/List';

import type { Tour } from '#content/tour.ts';
import { tours } from '#domain/tours/tours.ts';
import { TourCard } from '#ui/TourCard.tsx';

const COUNT = 3;

/** The `sizes` attribute for a list with three columns or one. */
const CARD_SIZES = '(min-width: 1200px) 364px, (min-width: 600px) 30vw, 92vw';

/** Returns the tours that follow this one in the list. After the last tour, the list continues with the first one. */
export function toursAfter(tour: Tour): readonly Tour[] {
  const position = tours.findIndex(({ id }) => id === tour.id);
  return [...tours.slice(position + 1), ...tours.slice(0, position)].slice(0, COUNT);
}

export const NextTours = ({ tour }: { tour: Tour }) => (
  <List
    // Safari does not treat a list without markers as a list.
    role="list"
    sx={{
      display: 'grid',
      gap: { xs: 3, sm: 2, md: 4 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {toursAfter(tour).map((other) => (
      <li key={other.id}>
        <TourCard tour={other} sizes={CARD_SIZES} />
      </li>
    ))}
  </List>
);
