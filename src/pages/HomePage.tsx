import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { discover, homeTitle, reasons, theDay, theDayLead } from '#content/content.data.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { Slideshow } from '#features/carousel/Slideshow.tsx';
import { Closing } from '#features/home/Closing.tsx';
import { Discover } from '#features/home/Discover.tsx';
import { PopularTours } from '#features/home/PopularTours.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { Section } from '#ui/Section.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

const toucan = (
  <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 5, maxHeight: 520, overflow: 'hidden' }}>
    <Picture name="toucan-tall" sizes="(min-width: 1200px) 360px, 30vw" alt="" />
  </Box>
);

/** A crash affects only its section. */
export const HomePage = () => (
  <>
    <PageHead path="/" />
    {/* Outside the carousel, whose headings change. */}
    <Typography component="h1" sx={visuallyHidden}>
      {homeTitle}
    </Typography>
    <ErrorBoundary>
      <HeroCarousel />
    </ErrorBoundary>
    <Deferred>
      <ErrorBoundary>
        <PopularTours />
      </ErrorBoundary>
      <ErrorBoundary>
        <Discover
          slideshow={
            <ErrorBoundary>
              <Slideshow
                label={discover.slideshowLabel}
                pictures={discover.slideshow}
                sizes="(min-width: 900px) 50vw, 100vw"
              />
            </ErrorBoundary>
          }
        />
      </ErrorBoundary>
      <ErrorBoundary>
        <Section title="The day" lead={theDayLead}>
          <Timeline
            isHorizontal
            stops={theDay.map(({ time, title, text }) => ({ label: time, title, text }))}
          />
        </Section>
      </ErrorBoundary>
      <ErrorBoundary>
        <Section title="Why Choose Us" tone="limestone" aside={toucan}>
          <NumberedList lines={reasons} />
        </Section>
      </ErrorBoundary>
      <ErrorBoundary>
        <Testimonials />
      </ErrorBoundary>
      <ErrorBoundary>
        <Closing />
      </ErrorBoundary>
    </Deferred>
  </>
);

export { HomePage as Component };
