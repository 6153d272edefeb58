import Box from '@mui/material/Box';

import { terms } from '#content/terms.ts';
import { isRealDay } from '#domain/calendar.ts';
import { daysAway, isShortNotice } from '#domain/lead-time.ts';
import { selectDraft, selectToday } from '#machines/booking.selectors.ts';
import { noteStyle } from '#ui/CallNow.tsx';
import { WaysToUs } from '#ui/contacts.tsx';

import { BookingContext } from './booking-context.tsx';

/** For a tour that is nearer than an answer may be. Nothing is refused. */
export function ShortNotice() {
  const { date } = BookingContext.useSelector(selectDraft);
  const today = BookingContext.useSelector(selectToday);
  const isShort = isRealDay(date) && isRealDay(today) && isShortNotice(date, today);
  return (
    <Box role="status" sx={isShort ? noteStyle : undefined}>
      {isShort ? (
        <>
          <span key={date}>
            {`Short notice: your tour is ${daysAway(date, today)}, and we answer requests within ${terms.answerTime}. It is safer to call `}
          </span>
          <WaysToUs chat=" or to write to us on " />
          <span>. You can send this request all the same.</span>
        </>
      ) : null}
    </Box>
  );
}
