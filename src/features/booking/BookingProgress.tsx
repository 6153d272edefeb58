import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';
import { pageMeta } from '#domain/site/page-meta.ts';
import {
  selectHasErrors,
  selectIsAlreadySent,
  selectStep,
  selectStepNumber,
} from '#machines/booking.selectors.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { StepsTimeline } from '#ui/StepsTimeline.tsx';

import { useBookingSelector } from './booking-context.tsx';

const stepTitles: Record<BookingStep, string> = {
  trip: 'Your trip',
  pickup: 'Pickup and preferences',
  review: 'Review your request',
};

/** Shows the three steps and the heading of the current step, which receives the focus when the step changes. */
export function BookingProgress({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const step = useBookingSelector(selectStep);
  const number = useBookingSelector(selectStepNumber);
  return (
    <Box sx={progressStyle}>
      <StepsTimeline
        aria-label="Steps of the booking request"
        steps={bookingSteps.map((name) => stepTitles[name])}
        current={number - 1}
      />
      <Typography
        ref={headingRef}
        variant="h2"
        tabIndex={-1}
        sx={{ fontSize: { xs: 'min(13vw, 1.375rem)', sm: 'min(13vw, 1.75rem)', md: '2.25rem' } }}
      >
        <Typography component="span" variant="overline" sx={{ display: 'block' }}>
          {`Step ${number} of ${bookingSteps.length}`}
        </Typography>
        <span>{stepTitles[step]}</span>
      </Typography>
    </Box>
  );
}

/** On phones the step list is beside the step number, and only the heading shows the step's name. */
const progressStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { xs: 1, sm: 4 },
  '@media (min-width: 19.95em) and (max-width: 599.95px)': {
    '& > ol': { position: 'absolute', top: 0, insetInlineEnd: 0 },
    '& > h2 > span:first-of-type': { paddingInlineEnd: '160px', lineHeight: '28px' },
  },
} as const;

const PATH = '/book';

/** Sets the page title, which contains the step's name and begins with an error note if the step has errors. */
export function BookingHead() {
  const step = useBookingSelector(selectStep);
  const number = useBookingSelector(selectStepNumber);
  const hasErrors = useBookingSelector(selectHasErrors);
  const isAlreadySent = useBookingSelector(selectIsAlreadySent);
  const { title } = pageMeta(PATH);
  const place = `Step ${number} of ${bookingSteps.length}: ${stepTitles[step]} – ${title}`;
  if (isAlreadySent || (step === 'trip' && !hasErrors)) return <PageHead path={PATH} />;
  return <PageHead path={PATH} title={hasErrors ? `Error: ${place}` : place} />;
}
