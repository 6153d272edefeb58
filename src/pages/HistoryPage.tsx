import Typography from '@mui/material/Typography';
import { Suspense } from 'react';

import { historyHead } from '#content/history/head.ts';
import { headerPictures } from '#content/picture-use.ts';
import { Below } from '#ui/Below.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PictureBand } from '#ui/PictureBand.tsx';
import { Section } from '#ui/Section.tsx';
import { island } from '#ui/island.tsx';

const Timeline = island(() =>
  import('#features/history/Timeline.tsx').then((module) => module.Timeline),
);
const TourCards = island(() =>
  import('#features/history/TourCards.tsx').then((module) => module.TourCards),
);

export const HistoryPage = () => (
  <>
    <PageHead path="/history" />
    <PictureBand picture={headerPictures.history.wide}>
      <Typography variant="h1" sx={{ fontSize: 'min(15vw, clamp(2.5rem, 1.75rem + 3.2vw, 5rem))' }}>
        {historyHead.title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '44ch' }}>
        {historyHead.lead}
      </Typography>
    </PictureBand>
    <Below>
      <Suspense>
        <Timeline />
      </Suspense>
      <Suspense>
        <Section title={historyHead.toursTitle} lead={historyHead.toursLead} tone="limestone">
          <TourCards />
        </Section>
      </Suspense>
    </Below>
  </>
);
