import Box from '@mui/material/Box';

import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';
import { SHORT_NOTICE_HOURS } from '#domain/booking/lead-time.ts';
import { findTour } from '#domain/tours/tours.ts';
import { selectDayProblem, selectTiming, selectTourId } from '#machines/booking.selectors.ts';
import { noteStyle } from '#ui/ShortNoticeAlert.tsx';
import { ContactLinks } from '#ui/contacts.tsx';

import { useBookingSelector } from './booking-context.tsx';

/** Warns about a tour that has left or starts soon. The request can still be sent. */
export function ShortNotice() {
  const isOffered = useBookingSelector(selectDayProblem) === '';
  const timing = useBookingSelector(selectTiming);
  const tour = findTour(useBookingSelector(selectTourId));
  const shown = isOffered ? timing : null;
  return (
    <Box role="status" sx={shown ? noteStyle : undefined}>
      {shown === 'departed'
        ? `Today’s tour has left: it started at ${tour?.startTime}, ${company.place.country} time. You can still send this request; our team will see that it came in late.`
        : null}
      {shown === 'soon' ? (
        <>
          {`Your tour starts within ${SHORT_NOTICE_HOURS} hours, and replies can take ${terms.answerTime}. Please also call `}
          <ContactLinks chat=" or message us on " />.
        </>
      ) : null}
    </Box>
  );
}
