import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';

import { toursPage } from '#content/tours-page.ts';
import { headerPictures } from '#content/picture-use.ts';
import { tours } from '#domain/tours.ts';
import { Below } from '#ui/Below.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PictureBand } from '#ui/PictureBand.tsx';
import { island } from '#ui/island.tsx';

const TourList = island(() =>
  import('#features/tour-filter/TourList.tsx').then((module) => module.TourList),
);
const DepartureMap = island(() =>
  import('#features/journey-map/DepartureMap.tsx').then((module) => module.DepartureMap),
);

export const ToursPage = () => (
  <>
    <PageHead path="/tours" />
    <PictureBand picture={headerPictures.tours.wide} isDark>
      <Typography variant="h1">{toursPage.title}</Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '40ch' }}>
        {toursPage.lead}
      </Typography>
    </PictureBand>
    <Below>
      <Suspense>
        <Container sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 9, md: 15 } }}>
          <TourList tours={tours} />
        </Container>
      </Suspense>
      <Suspense>
        <DepartureMap />
      </Suspense>
    </Below>
  </>
);
