import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { selectMailtoHref } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { FailureBox, FailureOptions } from './failure.tsx';

/** Replaces a part of the form that crashes repeatedly, and offers email and phone instead. */
export function BookingFormFallback() {
  const mailtoHref = useBookingSelector(selectMailtoHref);
  return (
    <FailureBox heading="Something went wrong with the form.">
      <Typography sx={{ mt: 1, mb: 2 }}>
        Email us your request instead (your answers are already filled in), or call us.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FailureOptions mailtoHref={mailtoHref} size="medium" />
      </Box>
    </FailureBox>
  );
}
