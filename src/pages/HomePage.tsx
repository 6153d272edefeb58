import Typography from '@mui/material/Typography';

import { homeTitle } from '#content/home.ts';
import { PopularTours } from '#features/home/PopularTours.tsx';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { HomeStory } from './HomeStory.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Below } from '#ui/Below.tsx';
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
    <Below>
      <Contained>
        <PopularTours />
      </Contained>
      <HomeStory />
    </Below>
  </>
);

export { HomePage as Component };
