import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { selectMailtoHref } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { FailureBox, FailureOptions } from './failure.tsx';

/** Replaces a part of the form that keeps crashing, and offers email and phone instead. */
export function BookingFormFallback() {
  const mailtoHref = useBookingSelector(selectMailtoHref);
  return (
    <FailureBox heading="The form has stopped working.">
      <Typography sx={{ mt: 1, mb: 2 }}>
        Send your request as an e-mail instead, with everything that you have entered already in it,
        or call us.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FailureOptions mailtoHref={mailtoHref} size="medium" />
      </Box>
    </FailureBox>
  );
}
