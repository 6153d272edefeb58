import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';

import { tourTitle } from '#domain/booking/answer-options.ts';
import { manifestText, manifestTitle } from '#domain/booking/answer-text.ts';
import {
  downloadCalendarEntry,
  googleCalendarHref,
  type CalendarEntry,
} from '#services/calendar-file.ts';

import type { RequestProps } from './answer-context.tsx';

/** Prints the request, or exports it to the company's calendar. That calendar serves as the manifest of the day. */
export function CalendarActions({ request, options }: RequestProps) {
  const [hasFailed, setFailed] = useState(false);
  const entry: CalendarEntry = {
    reference: request.reference,
    day: options.day,
    title: manifestTitle(request),
    description: manifestText(request, options),
    location: options.pickupPlace,
    idSuffix: '-staff',
  };
  /** The calendar entry for links. It has no personal data, because a link may end up in histories and logs. */
  const publicEntry: CalendarEntry = {
    ...entry,
    title: `${request.reference}: ${tourTitle(request)}`,
    description: '',
    location: '',
  };
  return (
    <Box sx={{ mt: 2.5, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => void downloadCalendarEntry(entry).catch(() => setFailed(true))}
        >
          Add to calendar
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
        <Link
          href={googleCalendarHref(publicEntry)}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ py: 1 }}
        >
          Google Calendar (reference, tour and date only)
        </Link>
      </Box>
      <Box role="status">
        {hasFailed ? 'We couldn’t create the calendar file. Use the link instead.' : null}
      </Box>
    </Box>
  );
}
