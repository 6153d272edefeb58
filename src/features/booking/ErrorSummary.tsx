import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';

import { bookingFields } from '#domain/booking/booking.ts';
import { selectErrors } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';
import { errorFrame } from './failure.tsx';
import { focusField, SUMMARY_ID } from './use-step-focus.ts';

/** All that is missing on this step, each a link to its field. Takes the focus when Continue is refused. */
export function ErrorSummary() {
  const errors = BookingContext.useSelector(selectErrors, shallowEqual);
  const wrong = bookingFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <Box
      id={SUMMARY_ID}
      role="group"
      aria-labelledby={`${SUMMARY_ID}-title`}
      tabIndex={-1}
      sx={errorFrame}
    >
      <Typography id={`${SUMMARY_ID}-title`} variant="h3" component="h3" sx={{ mb: 1 }}>
        There is a problem
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wrong.map((field) => (
          <li key={field}>
            <Link
              href={`#${field}`}
              color="error"
              sx={{ fontWeight: 600 }}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {errors[field]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
