import Typography from '@mui/material/Typography';

import { historyHead } from '#content/history/head.ts';
import { headerPictures } from '#content/picture-use.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Below } from '#ui/Below.tsx';
import { Contained } from '#ui/Contained.tsx';
import { PictureBand } from '#ui/PictureBand.tsx';
import { Section } from '#ui/Section.tsx';
import { Timeline } from '#features/history/Timeline.tsx';
import { TourCards } from '#features/history/TourCards.tsx';

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
      <Contained>
        <Timeline />
      </Contained>
      <Contained>
        <Section title={historyHead.toursTitle} lead={historyHead.toursLead} tone="limestone">
          <TourCards />
        </Section>
      </Contained>
    </Below>
  </>
);

export { HistoryPage as Component };
