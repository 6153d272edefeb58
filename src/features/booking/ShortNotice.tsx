import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shallowEqual } from '@xstate/react';
import { useRef } from 'react';

import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { daysAway, type RequestTiming } from '#domain/booking/lead-time.ts';
import { findTour } from '#domain/tours/tours.ts';
import {
  selectDraft,
  selectIsBusy,
  selectNextDay,
  selectTiming,
  selectToday,
  selectTourId,
} from '#machines/booking.selectors.ts';
import { noteStyle } from '#ui/ShortNoticeAlert.tsx';
import { ContactLinks } from '#ui/contacts.tsx';
import { ContactsOutsideHours } from '#ui/ContactsOutsideHours.tsx';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';

/**
 * Warns about a tour that has departed, or that departs before staff may answer a request. The Continue button stays
 * enabled.
 */
export function ShortNotice() {
  const timing = useBookingSelector(selectTiming, shallowEqual);
  const status = useRef<HTMLDivElement>(null);
  const isShown = timing !== null && (timing.hasDeparted || timing.isShortNotice);
  return (
    <Box ref={status} role="status" tabIndex={-1} sx={isShown ? noteStyle : undefined}>
      {/* The pressed button disappears, so the note takes the focus. */}
      {timing?.hasDeparted ? <Departed onNextDay={() => status.current?.focus()} /> : null}
      {timing && isShown && !timing.hasDeparted ? <Soon timing={timing} /> : null}
    </Box>
  );
}

function Departed({ onNextDay }: { onNextDay: () => void }) {
  const booking = useBookingActor();
  const tour = findTour(useBookingSelector(selectTourId));
  const nextDay = useBookingSelector(selectNextDay);
  const isBusy = useBookingSelector(selectIsBusy);
  return (
    <>
      <span key={tour?.id}>
        {`Today’s tour has left: it started at ${tour?.startTime}, ${company.place.country} time. You can still send this request; our team will see that it came in late.`}
      </span>
      {nextDay ? (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          sx={{ display: 'flex', mt: 1.5 }}
          onClick={() => {
            booking.send({ type: 'draft.change', patch: { date: nextDay } });
            onNextDay();
          }}
        >
          <span key={nextDay}>{`Choose ${formatDayWithWeekday(nextDay)}`}</span>
        </Button>
      ) : null}
    </>
  );
}

function Soon({ timing }: { timing: RequestTiming }) {
  const { date } = useBookingSelector(selectDraft);
  const today = useBookingSelector(selectToday);
  const lead = `That’s ${daysAway(date, today)}, and replies can take ${terms.answerTime}.`;
  return (
    <>
      <span key={`${date} ${timing.answersFrom}`}>
        {timing.answersFrom === null ? `${lead} Please also call ` : `${lead} `}
      </span>
      {timing.answersFrom === null ? (
        <>
          <ContactLinks chat=" or message us on " />
          <span>.</span>
        </>
      ) : (
        <ContactsOutsideHours timing={timing} />
      )}
      <span> You can still send this request.</span>
    </>
  );
}
