import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';

import { otherToursTitle } from '#content/pages.ts';
import { inquiryText } from '#domain/inquiry.ts';
import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { tourFilterLabels } from '#domain/tour-filter.ts';
import type { Tour } from '#content/tour.ts';
import { BookingBar } from '#features/tour-detail/BookingBar.tsx';
import { Below } from '#ui/Below.tsx';
import { Contained } from '#ui/Contained.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Section } from '#ui/Section.tsx';
import { TourName } from '#ui/TourName.tsx';
import { island } from '#ui/island.tsx';
import { useTellInquiry } from '#ui/inquiry.tsx';

const BookingTicket = island(() =>
  import('#features/tour-detail/BookingTicket.tsx').then((module) => module.BookingTicket),
);
const CancellationLine = island(() =>
  import('#features/tour-detail/CancellationLine.tsx').then((module) => module.CancellationLine),
);
const Gallery = island(() =>
  import('#features/gallery/Gallery.tsx').then((module) => module.Gallery),
);
const NextTours = island(() =>
  import('#features/tour-detail/NextTours.tsx').then((module) => module.NextTours),
);
const RouteMap = island(() =>
  import('#features/journey-map/RouteMap.tsx').then((module) => module.RouteMap),
);
const ShareButton = island(() =>
  import('#features/tour-detail/ShareButton.tsx').then((module) => module.ShareButton),
);
const TourTabs = island(() =>
  import('#features/tour-tabs/TourTabs.tsx').then((module) => module.TourTabs),
);

const TICKET_WIDTH = 376;
const TICKET_GAP = 64;

export function TourPage({ tour }: { tour: Tour }) {
  useTellInquiry(inquiryText({ tourTitle: tour.title }));
  return (
    <>
      <PageHead path={`/tour/${tour.id}`} />
      <Suspense>
        <Gallery
          pictures={tourPicturesOf(tour.id).gallery}
          besideStrip={TICKET_WIDTH + TICKET_GAP}
        />
      </Suspense>
      <Container
        sx={{
          display: 'grid',
          columnGap: `${TICKET_GAP}px`,
          rowGap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 1fr) ${TICKET_WIDTH}px` },
          gridTemplateRows: { md: 'auto 1fr' },
          pt: { xs: 3, md: 4 },
        }}
      >
        <header>
          <Typography variant="overline" component="p" sx={{ color: 'ochre.main' }}>
            {`${tourFilterLabels[tour.transportationType]} · ${tour.duration}`}
          </Typography>
          <Typography variant="h1" sx={{ mt: 1 }}>
            <TourName title={tour.title} />
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{
              mt: 2.5,
              maxWidth: '54ch',
              fontSize: { xs: '1.0625rem', sm: '1.25rem' },
            }}
          >
            {tour.shortDescription}
          </Typography>
          <Box sx={{ mt: 1 }}>
            <ShareButton tour={tour} />
          </Box>
        </header>
        <Box
          component="aside"
          sx={{
            gridColumn: { md: 2 },
            gridRow: { md: '1 / span 2' },
            alignSelf: 'start',
            position: { md: 'sticky' },
            top: 96,
            mt: { md: '-232px' },
            // Stays over the picture while that moves in.
            viewTransitionName: 'ticket',
          }}
        >
          <BookingTicket tour={tour} />
        </Box>
        <Box data-below sx={{ minWidth: 0 }}>
          <Below>
            <Suspense>
              <TourTabs tour={tour} />
            </Suspense>
          </Below>
          <CancellationLine />
        </Box>
      </Container>
      <Below>
        <Suspense>
          <Section title="The way there" isBelow>
            <RouteMap tour={tour} />
          </Section>
        </Suspense>
        <Suspense>
          <Box sx={{ displayPrint: 'none' }}>
            <Section title={otherToursTitle} tone="limestone">
              <NextTours tour={tour} />
            </Section>
          </Box>
        </Suspense>
      </Below>
      <Contained>
        <BookingBar tour={tour} />
      </Contained>
    </>
  );
}
