import Container from '@mui/material/Container';

import { pageTexts } from '#content/content.data.ts';
import { tours } from '#domain/tours/tours.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { PageHero } from '#ui/PageHero.tsx';
import { TourList } from '#features/tour-filter/TourList.tsx';
import { DepartureMap } from '#features/journey-map/DepartureMap.tsx';

export const ToursPage = () => (
  <>
    <PageHead path="/tours" />
    <PageHero picture={pageTexts.tours.picture.wide}>
      <h1>{pageTexts.tours.heading}</h1>
      <p>{pageTexts.tours.lead}</p>
    </PageHero>
    <Deferred>
      <ErrorBoundary>
        <Container sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 9, md: 15 } }}>
          <TourList tours={tours} />
        </Container>
      </ErrorBoundary>
      <ErrorBoundary>
        <DepartureMap />
      </ErrorBoundary>
    </Deferred>
  </>
);

export { ToursPage as Component };
