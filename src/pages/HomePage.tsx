import Typography from '@mui/material/Typography';

import { homeTitle } from '#content/pages.ts';
import { PopularTours } from '#features/home/PopularTours.tsx';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { HomeStory } from './HomeStory.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Contained } from '#ui/Contained.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/** A crash stays in its section. */
export const HomePage = () => (
  <>
    <PageHead path="/" />
    {/* Outside the carousel, whose headings come and go. */}
    <Typography component="h1" sx={visuallyHidden}>
      {homeTitle}
    </Typography>
    <Contained>
      <HeroCarousel />
    </Contained>
    <Contained>
      <PopularTours />
    </Contained>
    <HomeStory />
  </>
);

export { HomePage as Component };
