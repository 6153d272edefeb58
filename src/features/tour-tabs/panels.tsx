import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { reviewsOf } from '#domain/site/reviews.ts';
import type { Tour, TourDetails } from '#content/tour.ts';
import { company } from '#content/company.ts';
import { tourGalleries, tourHighlights } from '#content/content.data.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { Picture } from '#ui/Picture.tsx';
import { Timeline } from '#ui/Timeline.tsx';

import { GuestReviews } from './GuestReviews.tsx';
import { PlainList } from './PlainList.tsx';

interface PanelProps {
  tour: Tour;
  details: TourDetails;
}

// The panels are memoized, so that opening a tab renders none of them again.
export const OverviewPanel = memo(({ tour, details }: PanelProps) => (
  <>
    {details.fullDescription.split('\n\n').map((paragraph) => (
      <Typography key={paragraph} sx={{ maxWidth: TEXT_MEASURE, '& + &': { mt: 2 } }}>
        {paragraph}
      </Typography>
    ))}
    <PictureOfTheDay tour={tour} />
    <Typography variant="h3" sx={{ mt: { xs: 6, md: 5 }, mb: 2 }}>
      Highlights
    </Typography>
    <PlainList items={tourHighlights} mark="step" />
    {tour.specialOffer ? (
      <Box component="section" sx={offerStyle}>
        <h3>Special offer</h3>
        <p>{tour.specialOffer}</p>
      </Box>
    ) : null}
    <GuestReviews reviews={reviewsOf(tour.id)} />
  </>
));

/** The fourth picture of the gallery, because the first ones tell how the day begins. */
function PictureOfTheDay({ tour }: { tour: Tour }) {
  const name = tourGalleries[tour.id]?.[3];
  if (!name) return null;
  return (
    <Box sx={{ mt: { xs: 4, md: 5 } }}>
      <Picture
        name={name}
        variant="wide"
        sizes="(min-width: 1200px) 712px, (min-width: 900px) 60vw, 92vw"
        alt=""
      />
    </Box>
  );
}

const offerStyle = {
  mt: 6,
  py: 3,
  px: { xs: 3, md: 4 },
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  borderRadius: '2px',
  '& h3': { typography: 'overline', m: 0, color: 'sun.main' },
  '& p': { typography: 'subtitle1', m: 0, mt: 0.5, textWrap: 'balance' },
} as const;

export const ItineraryPanel = memo(({ details }: PanelProps) => (
  <>
    <Typography sx={{ mb: 4, color: 'text.secondary' }}>
      {`${company.place.country} time. Times are approximate.`}
    </Typography>
    <Timeline
      aria-label="Itinerary"
      stops={details.itinerary.map(({ time, text }) => ({ label: time, text }))}
    />
  </>
));

const heading = { mb: 1.5 } as const;

export const IncludedPanel = memo(({ tour, details }: PanelProps) => (
  <>
    <Box
      sx={{ display: 'grid', gap: { xs: 4, sm: 6 }, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 6 }}
    >
      <div>
        <Typography variant="h3" sx={heading}>
          Included
        </Typography>
        <PlainList items={details.included} mark="yes" />
      </div>
      <div>
        <Typography variant="h3" sx={heading}>
          Not included
        </Typography>
        <PlainList items={details.notIncluded} mark="no" />
      </div>
    </Box>
    {tour.ticketsLine ? <Typography sx={{ mb: 6 }}>{tour.ticketsLine}</Typography> : null}
    <Typography variant="h3" sx={heading}>
      What to bring
    </Typography>
    <PlainList items={details.whatToBring} mark="step" />
  </>
));
