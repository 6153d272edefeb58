import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { bookingSteps, type BookingStep } from '#domain/booking-record.ts';
import { selectStep, selectStepNumber } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';
import { STEP_HEADING_ID } from './element-ids.ts';

export const stepTitles: Record<BookingStep, string> = {
  trip: 'Your day and you',
  stay: 'Pickup and needs',
  review: 'Check your answers',
};

/** Three stations on a dotted river, each as wide as the others. MUI's `Stepper` can do more, and costs 5 kB for it. */
const Station = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  // The step's heading says the same in full size.
  fontSize: 'min(1rem, 6.5vw)',
  position: 'relative',
  flex: 1,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& svg': {
    display: 'block',
    width: '1.5rem',
    height: '1.5rem',
    margin: '0 auto 16px',
    fill: theme.vars.palette.text.disabled,
  },
  '& text': {
    ...theme.typography.caption,
    fill: theme.vars.palette.primary.contrastText,
    // In units of the drawing.
    fontSize: 15,
    lineHeight: 1,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '&[data-reached]': { color: theme.vars.palette.text.primary, fontWeight: 500 },
  '&[data-reached] svg': { fill: theme.vars.palette.primary.main },
  '& + &::before': {
    content: '""',
    position: 'absolute',
    top: '0.75rem',
    left: 'calc(-50% + 1.25rem)',
    right: 'calc(50% + 1.25rem)',
    borderTop: `3px dotted ${theme.vars.palette.primary.main}`,
  },
}));

const CHECKED =
  'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm-2 17l-5-5 1.4-1.4 3.6 3.6 7.6-7.6L19 8l-9 9z';

/** Where the visitor is: three stations, and the step's heading, which takes the focus when the step changes. */
export function BookingProgress() {
  const step = BookingContext.useSelector(selectStep);
  const number = BookingContext.useSelector(selectStepNumber);
  return (
    <>
      <Box
        component="ol"
        aria-label="Steps of the booking request"
        sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none' }}
      >
        {bookingSteps.map((name, index) => (
          <Station
            key={name}
            aria-current={name === step ? 'step' : undefined}
            data-reached={index < number ? '' : undefined}
          >
            <svg viewBox="0 0 24 24" aria-hidden>
              {index < number - 1 ? (
                <path d={CHECKED} />
              ) : (
                <>
                  <circle cx="12" cy="12" r="12" />
                  <text x="12" y="12">
                    {index + 1}
                  </text>
                </>
              )}
            </svg>
            <span>{stepTitles[name]}</span>
          </Station>
        ))}
      </Box>
      <Typography
        id={STEP_HEADING_ID}
        variant="h2"
        tabIndex={-1}
        sx={{ fontSize: { xs: 'min(13vw, 1.75rem)', md: '2.25rem' } }}
      >
        <Typography component="span" variant="overline" sx={{ display: 'block' }}>
          {`Step ${number} of ${bookingSteps.length}`}
        </Typography>
        <span>{stepTitles[step]}</span>
      </Typography>
    </>
  );
}
