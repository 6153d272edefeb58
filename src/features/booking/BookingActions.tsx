import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';

import { cancellationTerms } from '#domain/booking/cancellation.ts';
import { terms } from '#content/content.data.ts';
import { selectDraft, selectIsBusy, selectStep, selectToday } from '#machines/booking.selectors.ts';

import { replayOnHydration } from '#ui/replay-on-hydration.ts';

import { useBookingSelector } from './booking-context.tsx';
import { useStepChange } from './use-form-values.ts';

/** Ignores the second click of a double click on Continue, which would press the button that has replaced it. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Back, and Continue or Complete Booking. Both submit the form; the machine knows what that means on each step. */
export function BookingActions() {
  const changeStep = useStepChange();
  const step = useBookingSelector(selectStep);
  const isBusy = useBookingSelector(selectIsBusy);
  return (
    <>
      {step === 'review' ? <PaymentTerms /> : null}
      <Box
        {...replayOnHydration}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          flexDirection: 'row-reverse',
          justifyContent: 'space-between',
        }}
      >
        <Button
          variant="contained"
          color="secondary"
          key={step}
          type="submit"
          size="large"
          disabled={isBusy}
          onClick={ignoreSecondClick}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          <span>
            {step === 'review' ? (isBusy ? 'Submitting...' : 'Complete Booking') : 'Continue'}
          </span>
        </Button>
        {step === 'trip' ? null : (
          <Button
            size="large"
            disabled={isBusy}
            sx={{ mr: 'auto' }}
            onClick={() => changeStep({ type: 'step.back' })}
          >
            Back
          </Button>
        )}
      </Box>
    </>
  );
}

function PaymentTerms() {
  const { date } = useBookingSelector(selectDraft);
  const today = useBookingSelector(selectToday);
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {`No payment is taken now. Once we confirm that the day is available, we’ll email you a payment link for the ${terms.depositPercent}% deposit; the balance is due in cash on arrival. ${cancellationTerms(date, today)}`}
    </Typography>
  );
}
