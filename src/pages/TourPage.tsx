import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { cancellationLine, pageTexts, terms, tourGalleries } from '#content/content.data.ts';
import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';
import { whatsAppMessage } from '#domain/booking/whatsapp-message.ts';
import { tourFilterLabels } from '#domain/tours/tour-filter.ts';
import type { Tour } from '#content/tour.ts';
import { BookingBar } from '#features/tour-detail/BookingBar.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Section } from '#ui/Section.tsx';
import { TourTitle } from '#ui/TourTitle.tsx';
import { BookingTicket } from '#features/tour-detail/BookingTicket.tsx';
import { Gallery } from '#features/gallery/Gallery.tsx';
import { NextTours } from '#features/tour-detail/NextTours.tsx';
import { RouteMap } from '#features/journey-map/RouteMap.tsx';
import { ShareButton } from '#features/tour-detail/ShareButton.tsx';
import { TourTabs } from '#features/tour-tabs/TourTabs.tsx';
import { useWhatsAppPrefill } from '#ui/whatsapp-prefill.ts';

const TICKET_WIDTH = 376;
const TICKET_GAP = 64;

const cancellationStyle = {
  mt: 6,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
} as const;

export function TourPage({ tour }: { tour: Tour }) {
  useWhatsAppPrefill(whatsAppMessage({ tourTitle: tour.title }));
  return (
    <>
      <PageHead path={`/tour/${tour.id}`} />
      <ErrorBoundary>
        <Gallery
          pictures={getOwnOrThrow(tourGalleries, tour.id)}
          besideStrip={TICKET_WIDTH + TICKET_GAP}
        />
      </ErrorBoundary>
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
            <TourTitle title={tour.title} />
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
          <Deferred>
            <Box sx={{ mt: 1 }}>
              <ErrorBoundary>
                <ShareButton tour={tour} />
              </ErrorBoundary>
            </Box>
          </Deferred>
        </header>
        <Deferred>
          <Box
            component="aside"
            sx={{
              gridColumn: { md: 2 },
              gridRow: { md: '1 / span 2' },
              alignSelf: 'start',
              position: { md: 'sticky' },
              top: 96,
              mt: { md: '-232px' },
              // Stays above the picture during the view transition.
              viewTransitionName: 'ticket',
            }}
          >
            <ErrorBoundary>
              <BookingTicket tour={tour} />
            </ErrorBoundary>
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <ErrorBoundary>
              <TourTabs tour={tour} />
            </ErrorBoundary>
            <Typography
              sx={cancellationStyle}
            >{`${cancellationLine} ${terms.weatherPolicy}`}</Typography>
          </Box>
        </Deferred>
      </Container>
      <Deferred>
        <ErrorBoundary>
          <Section title="Getting there">
            <RouteMap tourId={tour.id} />
          </Section>
        </ErrorBoundary>
        <ErrorBoundary>
          <Box sx={{ displayPrint: 'none' }}>
            <Section title={pageTexts.otherToursTitle} tone="limestone">
              <NextTours tour={tour} />
            </Section>
          </Box>
        </ErrorBoundary>
        <ErrorBoundary>
          <BookingBar tour={tour} />
        </ErrorBoundary>
      </Deferred>
    </>
  );
}
