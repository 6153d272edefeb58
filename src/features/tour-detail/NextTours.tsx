import List from '@mui/material/List';

import type { Tour } from '#content/tour.ts';
import { tours } from '#domain/tours/tours.ts';
import { revealFocusedCard, snapRow } from '#ui/snap-row.ts';
import { TourCard } from '#ui/TourCard.tsx';

const COUNT = 3;

const CARD_SIZES = '(min-width: 1200px) 364px, (min-width: 600px) 30vw, 240px';

/** Returns the tours that follow this one in the list. After the last tour, the list continues with the first one. */
export function toursAfter(tour: Tour): readonly Tour[] {
  const position = tours.findIndex(({ id }) => id === tour.id);
  return [...tours.slice(position + 1), ...tours.slice(0, position)].slice(0, COUNT);
}

export const NextTours = ({ tour }: { tour: Tour }) => (
  <List
    {...revealFocusedCard}
    // Safari does not treat a list without markers as a list.
    role="list"
    sx={listStyle}
  >
    {toursAfter(tour).map((other) => (
      <li key={other.id}>
        <TourCard tour={other} sizes={CARD_SIZES} />
      </li>
    ))}
  </List>
);

const listStyle = {
  ...snapRow('min(72vw, 264px)'),
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
