import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { Link as RouterLink } from 'react-router-dom';

import { tours } from '#domain/tours/tours.ts';
import { Section } from '#ui/Section.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';
import { TourCard } from '#ui/TourCard.tsx';

export const PopularTours = () => (
  <Section
    title="Popular Tours"
    action={
      <Link component={RouterLink} to="/tours" sx={{ py: 1, fontWeight: 600 }}>
        View All Tours
      </Link>
    }
    edge={<SteppedEdge color="jungle.main" />}
  >
    <List
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
        // Far below the first screen of a phone, so it is loaded and laid out only when the visitor scrolls.
        '& > li': {
          contentVisibility: 'auto',
          containIntrinsicHeight: 'auto 560px',
          overflowClipMargin: '64px',
        },
        '@media print': { '& > li': { contentVisibility: 'visible' } },
      }}
    >
      {tours
        .filter(({ recommended }) => recommended)
        .map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} />
          </li>
        ))}
    </List>
  </Section>
);
