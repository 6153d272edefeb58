import Container from '@mui/material/Container';

import { tours } from '#domain/tours/tours.ts';
import { Departures } from '#features/departures/Departures.tsx';
import { TourList } from '#features/tour-filter/TourList.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { PageHead } from '#ui/PageHead.tsx';

export const ToursPage = () => (
  <>
    <PageHead path="/tours" />
    <ErrorBoundary>
      <Departures />
    </ErrorBoundary>
    <ErrorBoundary>
      <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 7, md: 12 } }}>
        <TourList tours={tours} />
      </Container>
    </ErrorBoundary>
  </>
);

export { ToursPage as Component };
