import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { discover, homeTitle, reasons } from '#content/content.data.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { Slideshow } from '#features/carousel/Slideshow.tsx';
import { Closing } from '#features/home/Closing.tsx';
import { Discover } from '#features/home/Discover.tsx';
import { PopularTours } from '#features/home/PopularTours.tsx';
import { River, riverMargins } from '#features/home/River.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { TheDay } from '#features/home/TheDay.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { Section } from '#ui/Section.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

export const HomePage = () => (
  <>
    <PageHead path="/" />
    {/* The main heading is outside the carousel, because the headings in the carousel change. */}
    <Typography component="h1" sx={visuallyHidden}>
      {homeTitle}
    </Typography>
    <ErrorBoundary>
      <HeroCarousel />
    </ErrorBoundary>
    <Box sx={journeyStyle}>
      <ErrorBoundary>
        <PopularTours />
      </ErrorBoundary>
      <ErrorBoundary>
        <TheDay />
      </ErrorBoundary>
      <ErrorBoundary>
        <Discover slideshow={slideshow} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Section title="Why Choose Us" tone="limestone" backdrop={<River />}>
          <NumberedList lines={reasons} isCompact />
        </Section>
      </ErrorBoundary>
      <ErrorBoundary>
        <Testimonials />
      </ErrorBoundary>
      <ErrorBoundary>
        <Closing />
      </ErrorBoundary>
    </Box>
  </>
);

const slideshow = (
  <ErrorBoundary>
    <Slideshow
      label={discover.slideshowLabel}
      pictures={discover.slideshow}
      sizes="(min-width: 900px) 50vw, 100vw"
    />
  </ErrorBoundary>
);

/** The distance between sections is smaller than on other pages, because pictures separate the sections. */
const journeyStyle = {
  ...riverMargins,
  '--section-space': { xs: '36px', md: '80px' },
  '--head-space': '20px',
  '--lead-space': '8px',
  '--stop-top': {
    xs: 'calc(var(--section-space) + 2px)',
    md: 'calc(var(--section-space) + 13px)',
  },
} as const;

export { HomePage as Component };
