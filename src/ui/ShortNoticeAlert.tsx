import Box from '@mui/material/Box';

import { company } from '#content/company.ts';
import { isRealDay } from '#domain/site/calendar.ts';
import { requestTiming, SHORT_NOTICE_HOURS } from '#domain/booking/lead-time.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { findTour } from '#domain/tours/tours.ts';

import { ContactLinks } from './contacts.tsx';

/** The box of a note that is visually separate from the text around it. */
export const noteStyle = {
  borderLeft: 4,
  borderColor: 'ochre.main',
  bgcolor: 'limestone.main',
  mt: 2,
  px: 2,
  py: 1.5,
} as const;

interface ShortNoticeAlertProps {
  date: string;
  tourId: string;
  now: PlaceTime;
}

/** Asks a guest whose tour has left or starts soon to call. */
export function ShortNoticeAlert({ date, tourId, now }: ShortNoticeAlertProps) {
  if (!isRealDay(date)) return null;
  const tour = findTour(tourId);
  const timing = requestTiming(now, tour, date);
  if (!timing) return null;
  const lead =
    timing === 'departed'
      ? `Today’s tour has left: it started at ${tour?.startTime}, ${company.place.country} time. Please call us at `
      : `Your tour starts within ${SHORT_NOTICE_HOURS} hours. Please call us now at `;
  return (
    <Box sx={noteStyle}>
      {lead}
      <ContactLinks chat=" or message us on " />, and quote your reference.
    </Box>
  );
}
