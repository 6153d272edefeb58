import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { reviewsOf } from '#domain/reviews.ts';
import type { Tour, TourDetails } from '#content/tour.ts';
import { tourHighlights } from '#content/every-tour.ts';

import { GuestReviews } from './GuestReviews.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { PlainList } from './PlainList.tsx';

interface OverviewPanelProps {
  tour: Tour;
  details: TourDetails;
}

export const OverviewPanel = ({ tour, details }: OverviewPanelProps) => (
  <>
    <PanelHeading tab="overview">The day in short</PanelHeading>
    {details.fullDescription.split('\n\n').map((paragraph) => (
      <Typography key={paragraph} sx={{ maxWidth: '66ch', '& + &': { mt: 2 } }}>
        {paragraph}
      </Typography>
    ))}
    <Typography variant="h3" sx={{ mt: 6, mb: 2 }}>
      Highlights
    </Typography>
    <PlainList items={tourHighlights} mark="step" />
    {tour.specialOffer ? (
      <Box
        component="section"
        sx={{
          mt: 6,
          py: 3,
          px: { xs: 3, md: 4 },
          bgcolor: 'jungle.main',
          color: 'jungle.contrastText',
          borderRadius: '2px',
          maxWidth: '66ch',
        }}
      >
        <Typography variant="overline" component="h3" sx={{ color: 'sun.main' }}>
          Special offer
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
          {tour.specialOffer}
        </Typography>
      </Box>
    ) : null}
    <GuestReviews reviews={reviewsOf(tour.id)} />
  </>
);
