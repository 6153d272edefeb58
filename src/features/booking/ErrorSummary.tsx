import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';

import { bookingFields } from '#domain/booking/questions.ts';
import { isModifiedClick } from '#lib/modified-click.ts';
import { selectErrors, selectFailedAttempts } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { errorFrame } from './failure.tsx';
import { focusAtTop, focusField } from './fields.tsx';

/** Lists the errors of this step, each with a link to its field, and takes the focus when Continue fails. */
export function ErrorSummary() {
  const errors = useBookingSelector(selectErrors, shallowEqual);
  const failedAttempts = useBookingSelector(selectFailedAttempts);
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (failedAttempts > 0) focusAtTop(summary.current);
  }, [failedAttempts]);
  const wrong = bookingFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <Box ref={summary} role="group" aria-labelledby={titleId} tabIndex={-1} sx={errorFrame}>
      <Typography id={titleId} variant="h3" component="h3" sx={{ mb: 1 }}>
        There is a problem
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.5 } }}>
        {wrong.map((field) => (
          <li key={field}>
            <Link
              href={`#${field}`}
              color="error"
              sx={{ fontWeight: 600 }}
              onClick={(event) => {
                if (isModifiedClick(event)) return;
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
