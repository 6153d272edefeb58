import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shallowEqual } from '@xstate/react';
import { useRef } from 'react';

import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { daysAway, type RequestTiming } from '#domain/booking/lead-time.ts';
import { obstacleMessage } from '#domain/tours/availability.ts';
import { findTour } from '#domain/tours/tours.ts';
import {
  selectDraft,
  selectErrors,
  selectIsBusy,
  selectNextDay,
  selectObstacle,
  selectTiming,
  selectToday,
  selectTourId,
} from '#machines/booking.selectors.ts';
import { noteStyle } from '#ui/ShortNoticeAlert.tsx';
import { ContactLinks } from '#ui/contacts.tsx';
import { ContactsOutsideHours } from '#ui/ContactsOutsideHours.tsx';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';

/**
 * Warns about a tour that has departed or can no longer be requested, or that departs before staff may answer a request.
 * The Continue button stays enabled.
 */
export function ShortNotice() {
  const timing = useBookingSelector(selectTiming, shallowEqual);
  const obstacle = useBookingSelector(selectObstacle, shallowEqual);
  const tour = findTour(useBookingSelector(selectTourId));
  const status = useRef<HTMLDivElement>(null);
  const isTooLate = obstacle?.kind === 'cutOff';
  const hasDeparted = timing?.hasDeparted === true;
  const isSoon = timing?.isShortNotice === true && !hasDeparted && !isTooLate;
  const departed = `Today’s tour has left: it started at ${tour?.startTime}, ${company.place.country} time. You can still send this request; our team will see that it came in late.`;
  return (
    <Box
      ref={status}
      role="status"
      tabIndex={-1}
      sx={isTooLate || hasDeparted || isSoon ? noteStyle : undefined}
    >
      {isTooLate || hasDeparted ? (
        <TooLate
          text={isTooLate ? obstacleMessage(obstacle, tour?.id ?? '') : departed}
          // The pressed button disappears, so the note takes the focus.
          onNextDay={() => status.current?.focus()}
        />
      ) : null}
      {timing && isSoon ? <Soon timing={timing} /> : null}
    </Box>
  );
}

function TooLate({ text, onNextDay }: { text: string; onNextDay: () => void }) {
  const booking = useBookingActor();
  const nextDay = useBookingSelector(selectNextDay);
  // After an attempt to continue, the date field shows the same sentence as its error.
  const isFieldError = useBookingSelector((state) => selectErrors(state).date === text);
  const isBusy = useBookingSelector(selectIsBusy);
  return (
    <>
      {isFieldError ? null : <span key={text}>{text}</span>}
      {nextDay ? (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          sx={{ display: 'flex', mt: isFieldError ? 0 : 1.5 }}
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
