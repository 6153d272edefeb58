import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { receiptText, mailtoHref } from '#domain/booking/booking-text.ts';
import { findTour, parseDeparturePlace } from '#domain/tours/tours.ts';
import { company } from '#content/company.ts';
import {
  downloadCalendarEntry,
  googleCalendarHref,
  type CalendarEntry,
} from '#services/calendar-file.ts';
import { copyText } from '#services/copy-text.ts';
import { submittedEmail } from '#services/submitted-answers.ts';

import { useBelizeToday } from './use-receipt.ts';

type Outcome = 'copied' | 'copyRefused' | 'fileFailed';

function toCalendarEntry(receipt: Receipt, description: string): CalendarEntry {
  const tour = findTour(receipt.tourId);
  const place = parseDeparturePlace(tour?.departure ?? '');
  return {
    reference: receipt.reference,
    day: receipt.date,
    title: `Requested: ${tour?.title ?? 'Unknown Tour'}`,
    description,
    location: [place, company.place.country].filter(Boolean).join(', '),
  };
}

/** Ways to keep and to change the request. A change opens the form. */
export function SaveActions({ receipt }: { receipt: Receipt }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const text = receiptText(receipt, useBelizeToday());
  const entry = toCalendarEntry(receipt, text);
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Box sx={rowStyle}>
        <Button
          variant="contained"
          color="secondary"
          onClick={() => void downloadCalendarEntry(entry).catch(() => setOutcome('fileFailed'))}
        >
          Add to calendar
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            void copyText(text).then((done) => setOutcome(done ? 'copied' : 'copyRefused'))
          }
        >
          Copy details
        </Button>
        <Button component={RouterLink} variant="outlined" to="/book" state={{ change: receipt }}>
          Change this request
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1.5 }}>
        {outcome === 'copied' ? 'Copied.' : null}
        {outcome === 'fileFailed'
          ? 'We couldn’t create the calendar file. Use the link below.'
          : null}
        {outcome === 'copyRefused' ? (
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', fontFamily: 'inherit' }}>
            {text}
          </Box>
        ) : null}
      </Box>
      <Box component="details" sx={moreStyle}>
        <summary>More ways to save it</summary>
        <Box sx={rowStyle}>
          <Button variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
          <Button
            variant="outlined"
            href={mailtoHref(submittedEmail(), `Tour request ${receipt.reference}`, text)}
          >
            Email myself a copy
          </Button>
          <Button
            variant="outlined"
            href={googleCalendarHref(entry)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Add to Google Calendar
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

const moreStyle = {
  mt: 1,
  '& > summary': { py: 1.25, width: 'fit-content', fontWeight: 600 },
} as const;
