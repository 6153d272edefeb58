import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';
import { pageMeta } from '#domain/tours/page-meta.ts';
import {
  selectHasErrors,
  selectIsAlreadySent,
  selectStep,
  selectStepNumber,
} from '#machines/booking.selectors.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Segment, Stop, WAVE } from '#ui/Timeline.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingSelector } from './booking-context.tsx';

const stepTitles: Record<BookingStep, string> = {
  trip: 'Your trip',
  pickup: 'Pickup and preferences',
  review: 'Review your request',
};

/** The three steps on the river line, and the heading of the current step, which receives the focus when it changes. */
export function BookingProgress({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const step = useBookingSelector(selectStep);
  const number = useBookingSelector(selectStepNumber);
  return (
    <Box sx={progressStyle}>
      <Typography ref={headingRef} variant="h2" tabIndex={-1} sx={headingStyle}>
        <Typography component="span" variant="overline">
          {`Step ${number} of ${bookingSteps.length}`}
        </Typography>
        <span>{stepTitles[step]}</span>
      </Typography>
      <Stepper
        aria-label="Steps of the booking request"
        activeStep={number - 1}
        connector={<RiverConnector />}
        sx={stepperStyle}
      >
        {bookingSteps.map((name, index) => (
          <Step key={name} aria-current={name === step ? 'step' : undefined}>
            <StepLabel slots={{ stepIcon: Station }}>
              {stepTitles[name]}
              {index < number - 1 ? (
                <Box component="span" sx={visuallyHidden}>
                  {' (done)'}
                </Box>
              ) : null}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}

const RiverConnector = () => (
  <Box sx={{ position: 'relative', height: 24, mx: 0.5 }}>
    <Segment path={WAVE} viewBox="0 0 100 24" sx={segmentStyle} />
  </Box>
);

/** A short line needs a flat wave. */
const segmentStyle = { left: 0, top: 10, width: '100%', height: 4 } as const;

/** A done step is filled, the current one has a dot, and a later one is empty. */
const Station = ({ active, completed }: StepIconProps) => (
  <Box
    sx={{
      position: 'relative',
      width: 28,
      height: 28,
      '& circle:first-of-type': completed ? { fill: 'currentColor', color: 'primary.main' } : {},
      '& circle + circle': active || completed ? {} : { display: 'none' },
    }}
  >
    <Stop left={0} />
  </Box>
);

const wide = '@media (min-width: 600px)';
const narrow = '@media (max-width: 599.95px)';

/** Each width names the step once: a wide stepper has room for the names, a narrow one does not. */
const headingStyle = {
  typography: 'h5',
  // Scrolled to the top, it begins close below the header, so that no half line is seen above it.
  scrollMarginTop: { xs: -24, md: -12 },
  [narrow]: { '& > span:first-of-type': { mr: 1 } },
  [wide]: { '& > span + span': visuallyHidden, lineHeight: 1 },
} as const;

const stepperStyle = {
  '& .MuiStep-root': { px: 0 },
  '& .MuiStepLabel-label': { fontSize: 'body2.fontSize' },
  '& .MuiStepLabel-label.Mui-active': { fontWeight: 600 },
  [narrow]: {
    width: 128,
    '& .MuiStepLabel-labelContainer': visuallyHidden,
    '& .MuiStepLabel-iconContainer': { p: 0 },
  },
  '@media (forced-colors: active)': { '& svg': { stroke: 'CanvasText' } },
} as const;

const progressStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 },
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
