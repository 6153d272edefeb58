import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { bookingFields, questionOf } from '#domain/booking/booking.ts';
import { reviewAnswer } from '#domain/booking/printed-answers.ts';
import { findTour } from '#domain/tours/tours.ts';
import {
  selectDraft,
  selectIsBusy,
  selectDayProblem,
  selectTourId,
} from '#machines/booking.selectors.ts';
import { figureStyle } from '#theme/typography.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { EmailHint, PhoneHint } from './ContactHints.tsx';
import { FailureBox } from './failure.tsx';
import { OfferNote } from './PriceSummary.tsx';
import { ShortNotice } from './ShortNotice.tsx';

/** With very large text, the buttons do not fit beside the answers and go below them. */
const besideTooNarrow = '@container (max-width: 15rem)';

/**
 * Step 3: lists every answer as it will be sent, each with a button to change it, and shows the warnings about this
 * request.
 */
export function ReviewStep() {
  return (
    <div>
      <UnavailableDay />
      <Answers />
      <EmailHint />
      <PhoneHint />
      <ShortNotice />
      <Tickets />
      <OfferNote sx={{ mt: 2 }} />
    </div>
  );
}

/** Shows whether the price includes flight or water-taxi tickets. The list of answers does not contain this fact. */
function Tickets() {
  const tour = findTour(useBookingSelector(selectTourId));
  return tour?.ticketsLine ? <Typography sx={{ mt: 2 }}>{tour.ticketsLine}</Typography> : null;
}

function Answers() {
  const booking = useBookingActor();
  const draft = useBookingSelector(selectDraft);
  const isBusy = useBookingSelector(selectIsBusy);
  return (
    <Box
      component="dl"
      sx={{ m: 0, borderTop: 1, borderColor: 'divider', containerType: 'inline-size' }}
    >
      {bookingFields.map((field) => {
        const { label, print } = questionOf(field);
        const text = reviewAnswer(field, draft);
        const isOurs = print !== undefined;
        return (
          <Box
            key={field}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '11rem 1fr auto' },
              columnGap: 2,
              alignItems: 'baseline',
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              [besideTooNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
            }}
          >
            <Typography component="dt" sx={{ color: 'text.secondary', gridColumn: { xs: 1 } }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              dir={isOurs ? undefined : 'auto'}
              translate={!isOurs && text ? 'no' : undefined}
              sx={{
                m: 0,
                ...(field === 'persons' && figureStyle),
                gridColumn: { xs: 1, sm: 2 },
                // Text in a right-to-left script is left-aligned too, so that it stays beside its label.
                textAlign: 'left',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
              }}
            >
              {text || 'Not provided'}
            </Typography>
            <Box
              component="dd"
              sx={{
                m: 0,
                gridColumn: { xs: 2, sm: 3 },
                gridRow: { xs: '1 / 3', sm: 1 },
                [besideTooNarrow]: { gridColumn: 1, gridRow: 'auto', ml: '-14px' },
              }}
            >
              <Button
                size="small"
                disabled={isBusy}
                onClick={(event) => {
                  // Ignore the second click of a double click on Continue.
                  if (event.detail < 2) booking.send({ type: 'field.edit', field });
                }}
              >
                <span>Change</span>
                <Box component="span" sx={visuallyHidden}>
                  {` ${label.toLowerCase()}`}
                </Box>
              </Button>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/**
 * Warns if the tour is no longer offered on the chosen day, or if the closed days were not loaded when the visitor chose
 * it.
 */
function UnavailableDay() {
  const booking = useBookingActor();
  const problem = useBookingSelector(selectDayProblem);
  const isBusy = useBookingSelector(selectIsBusy);
  if (problem === '') return null;
  return (
    <FailureBox heading={problem}>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        onClick={() => booking.send({ type: 'field.edit', field: 'date' })}
        sx={{ mt: 2 }}
      >
        Change the date
      </Button>
    </FailureBox>
  );
}
