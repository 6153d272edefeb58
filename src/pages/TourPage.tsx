import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { cancellationLine, pageTexts, terms, tourGalleries } from '#content/content.data.ts';
import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';
import type { Tour } from '#content/tour.ts';
import { BookingBar } from '#features/tour-detail/BookingBar.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Section } from '#ui/Section.tsx';
import { TourTitle } from '#ui/TourTitle.tsx';
import { BookingTicket } from '#features/tour-detail/BookingTicket.tsx';
import { Guides } from '#features/guides/Guides.tsx';
import { Gallery } from '#features/gallery/Gallery.tsx';
import { NextTours } from '#features/tour-detail/NextTours.tsx';
import { ShareButton } from '#features/tour-detail/ShareButton.tsx';
import { TourQuestions } from '#features/tour-detail/TourQuestions.tsx';
import { TourTabs } from '#features/tour-tabs/TourTabs.tsx';
import { TEXT_MEASURE } from '#theme/typography.ts';

/** The target of the skip link over the thumbnails. */
const HEADER_ID = 'about-this-tour';

const cancellationStyle = {
  mt: 4,
  maxWidth: TEXT_MEASURE,
  color: 'text.secondary',
} as const;

const pageStyle = {
  display: 'grid',
  columnGap: { md: 5, lg: 8 },
  rowGap: { md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 33%)' },
  gridTemplateRows: { md: 'auto 1fr' },
  pb: { xs: 6, md: 10 },
} as const;

const besideStyle = {
  display: { xs: 'contents', md: 'block' },
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  minWidth: 0,
  '& > header': { mt: { xs: 2, md: 0 } },
  '& h1 + p': { mt: { xs: 1.25, md: 2 }, maxWidth: '34em', textWrap: { md: 'balance' } },
} as const;

const ticketStyle = {
  display: { xs: 'contents', md: 'block' },
  position: 'sticky',
  top: 96,
  mt: 2,
  // A separate view transition keeps the ticket above the picture.
  viewTransitionName: 'ticket',
} as const;

export function TourPage({ tour }: { tour: Tour }) {
  return (
    <>
      <PageHead path={`/tour/${tour.id}`} />
      <Container sx={pageStyle}>
        <Box sx={{ gridColumn: { md: 1 }, minWidth: 0 }}>
          <ErrorBoundary>
            <Gallery skipTo={`#${HEADER_ID}`} pictures={getOwnOrThrow(tourGalleries, tour.id)} />
          </ErrorBoundary>
        </Box>
        <Box sx={besideStyle}>
          <header id={HEADER_ID} tabIndex={-1}>
            <Typography variant="h1">
              <TourTitle title={tour.title} hasOverline />
            </Typography>
            <Typography variant="subtitle1" component="p">
              {tour.shortDescription}
            </Typography>
          </header>
          <Box component="aside" sx={ticketStyle}>
            <ErrorBoundary>
              <BookingTicket tour={tour} />
            </ErrorBoundary>
          </Box>
        </Box>
        <Box
          sx={{ gridColumn: { md: 1 }, minWidth: 0, order: { xs: 2, md: 0 }, mt: { xs: 2, md: 0 } }}
        >
          <ErrorBoundary>
            <TourTabs tour={tour} />
          </ErrorBoundary>
          <Typography
            sx={cancellationStyle}
          >{`${cancellationLine} ${terms.weatherPolicy}`}</Typography>
          <ErrorBoundary>
            <ShareButton tour={tour} />
          </ErrorBoundary>
        </Box>
      </Container>
      <ErrorBoundary>
        <Box sx={{ displayPrint: 'none' }}>
          <Section
            title="Before you book"
            tone="limestone"
            action={
              <Link component={RouterLink} to="/faq">
                All questions and answers
              </Link>
            }
          >
            <TourQuestions />
          </Section>
        </Box>
      </ErrorBoundary>
      <ErrorBoundary>
        <Box sx={{ displayPrint: 'none' }}>
          <Section title={pageTexts.otherToursTitle}>
            <NextTours tour={tour} />
          </Section>
        </Box>
      </ErrorBoundary>
      <Guides />
      <ErrorBoundary>
        <BookingBar tour={tour} />
      </ErrorBoundary>
    </>
  );
}
