import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { discover, homeTitle, reasons, theDay, theDayLead } from '#content/content.data.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { Slideshow } from '#features/carousel/Slideshow.tsx';
import { Closing } from '#features/home/Closing.tsx';
import { Discover } from '#features/home/Discover.tsx';
import { PopularTours } from '#features/home/PopularTours.tsx';
import { River, riverMargins } from '#features/home/River.tsx';
import { Station } from '#features/home/Station.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import type { SectionTone } from '#ui/FullBleedSection.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { Section } from '#ui/Section.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/**
 * The home page follows the day of a tour up the river: each section belongs to a stop. A crash affects only its
 * section.
 */
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
    <Deferred>
      <Box sx={journeyStyle}>
        <ErrorBoundary>
          <Section title="The day" lead={theDayLead} backdrop={<River />} />
        </ErrorBoundary>
        <Part stop={theDay[0]} tone="paper">
          <PopularTours />
        </Part>
        <Part stop={theDay[1]} tone="jungle">
          <Discover slideshow={slideshow} />
        </Part>
        <Part stop={theDay[2]} tone="limestone">
          <Section title="Why Choose Us" tone="limestone" backdrop={<River />}>
            <NumberedList lines={reasons} isCompact />
          </Section>
        </Part>
        <Part stop={theDay[3]} tone="paper">
          <Testimonials />
        </Part>
        <Part stop={theDay[4]} tone="paper">
          <Closing />
        </Part>
      </Box>
    </Deferred>
  </>
);

interface PartProps {
  stop: (typeof theDay)[number] | undefined;
  /** The color scheme of the section and of the stop's caption above it. */
  tone: SectionTone;
  children: ReactNode;
}

const Part = ({ stop, tone, children }: PartProps) => (
  <>
    {stop ? (
      <ErrorBoundary>
        <Station stop={stop} tone={tone} />
      </ErrorBoundary>
    ) : null}
    <ErrorBoundary>{children}</ErrorBoundary>
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
  '--section-space': { xs: '36px', md: '88px' },
  '& h2': {
    fontSize: { xs: 'min(12vw, 1.75rem)', sm: 'min(12vw, clamp(2rem, 1.7rem + 1.5vw, 3.25rem))' },
  },
  '--head-space': '20px',
  '--lead-space': '8px',
  '--stop-top': {
    xs: 'calc(var(--section-space) + 2px)',
    md: 'calc(var(--section-space) + 13px)',
  },
} as const;

export { HomePage as Component };
