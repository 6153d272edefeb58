import Typography from '@mui/material/Typography';
import { Suspense } from 'react';

import { homeTitle } from '#content/pages.ts';
import { PopularTours } from '#features/home/PopularTours.tsx';
import { Below } from '#ui/Below.tsx';
import { Contained } from '#ui/Contained.tsx';
import { island } from '#ui/island.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

const HeroCarousel = island(() =>
  import('#features/carousel/HeroCarousel.tsx').then((module) => module.HeroCarousel),
);
const HomeStory = island(() => import('./HomeStory.tsx').then((module) => module.HomeStory));

/** Every section has a boundary of its own, so that none waits for another one when the app takes over. */
export const HomePage = () => (
  <>
    <PageHead path="/" />
    {/* Outside the carousel, whose headings come and go. */}
    <Typography component="h1" sx={visuallyHidden}>
      {homeTitle}
    </Typography>
    <HeroCarousel />
    <Contained>
      <Below>
        <Suspense>
          <PopularTours />
        </Suspense>
      </Below>
    </Contained>
    <Below>
      <HomeStory />
    </Below>
  </>
);
