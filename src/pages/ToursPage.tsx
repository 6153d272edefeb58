import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { pageTexts } from '#content/content.data.ts';
import { tours } from '#domain/tours/tours.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Below } from '#ui/Below.tsx';
import { Contained } from '#ui/Contained.tsx';
import { PictureBand } from '#ui/PictureBand.tsx';
import { TourList } from '#features/tour-filter/TourList.tsx';
import { DepartureMap } from '#features/journey-map/DepartureMap.tsx';

export const ToursPage = () => (
  <>
    <PageHead path="/tours" />
    <PictureBand picture={pageTexts.tours.picture.wide} isDark>
      <Typography variant="h1">{pageTexts.tours.heading}</Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '40ch' }}>
        {pageTexts.tours.lead}
      </Typography>
    </PictureBand>
    <Below>
      <Contained>
        <Container sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 9, md: 15 } }}>
          <TourList tours={tours} />
        </Container>
      </Contained>
      <Contained>
        <DepartureMap />
      </Contained>
    </Below>
  </>
);

export { ToursPage as Component };
