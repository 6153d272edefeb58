import Typography from '@mui/material/Typography';

import { homeTitle } from '#content/pages.ts';
import { PopularTours } from '#features/home/PopularTours.tsx';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { HomeStory } from './HomeStory.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PagePart } from '#ui/PagePart.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/** Every section has a boundary of its own, so that none waits for another one when the app takes over. */
export const HomePage = () => (
  <>
    <PageHead path="/" />
    {/* Outside the carousel, whose headings come and go. */}
    <Typography component="h1" sx={visuallyHidden}>
      {homeTitle}
    </Typography>
    <PagePart>
      <HeroCarousel />
    </PagePart>
    <PagePart>
      <PopularTours />
    </PagePart>
    <HomeStory />
  </>
);
