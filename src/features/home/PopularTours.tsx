import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { Link as RouterLink } from 'react-router-dom';

import { tours } from '#domain/tours/tours.ts';
import { Section } from '#ui/Section.tsx';
import { revealFocusedCard, snapRow } from '#ui/snap-row.ts';
import { TourCard } from '#ui/TourCard.tsx';

import { River } from './River.tsx';

const CARD_SIZES = '(min-width: 1200px) 364px, (min-width: 600px) 42vw, 240px';

export const PopularTours = () => (
  <Section
    title="Popular Tours"
    action={
      <Link component={RouterLink} to="/tours" sx={{ py: 1, fontWeight: 600 }}>
        View All Tours
      </Link>
    }
    backdrop={<River />}
  >
    <List {...revealFocusedCard} sx={listStyle}>
      {tours
        .filter(({ recommended }) => recommended)
        .map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} sizes={CARD_SIZES} />
          </li>
        ))}
    </List>
  </Section>
);

const listStyle = {
  ...snapRow('min(72vw, 264px)'),
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
