import Box from '@mui/material/Box';

import { company } from '#content/company.ts';
import { isRealDay } from '#domain/site/calendar.ts';
import { daysAway, requestTiming } from '#domain/booking/lead-time.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { findTour } from '#domain/tours/tours.ts';

import { ContactLinks } from './contacts.tsx';
import { ContactsOutsideHours } from './ContactsOutsideHours.tsx';

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

/** Warns that a tour may depart before staff answer the request, and shows how and when to reach the company. */
export function ShortNoticeAlert({ date, tourId, now }: ShortNoticeAlertProps) {
  if (!isRealDay(date)) return null;
  const tour = findTour(tourId);
  const timing = requestTiming(now, tour, date);
  if (!timing.isShortNotice) return null;
  const lead = timing.hasDeparted
    ? `Today’s tour has left: it started at ${tour?.startTime}, ${company.place.country} time.`
    : `Your tour is ${daysAway(date, now.today)}`;
  if (timing.answersFrom !== null) {
    return (
      <Box sx={noteStyle}>
        <span key={lead}>{timing.hasDeparted ? `${lead} ` : `${lead}. `}</span>
        <ContactsOutsideHours timing={timing} />
        <span> Quote your reference.</span>
      </Box>
    );
  }
  return (
    <Box sx={noteStyle}>
      <span key={lead}>
        {timing.hasDeparted ? `${lead} Please call us at ` : `${lead}. Please call us now at `}
      </span>
      <ContactLinks chat=" or message us on " />
      <span>, and quote your reference.</span>
    </Box>
  );
}
