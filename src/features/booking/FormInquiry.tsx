import { formatDayWithWeekday, isRealDay } from '#domain/calendar.ts';
import { inquiryText } from '#domain/inquiry.ts';
import { offeredPersons } from '#domain/persons.ts';
import { findTour } from '#domain/tours.ts';
import {
  selectDraft,
  selectIsAlreadySent,
  selectReference,
  selectSentBefore,
} from '#machines/booking.selectors.ts';
import { useTellInquiry } from '#ui/inquiry.ts';

import { BookingContext } from './booking-context.tsx';

/** Lets chat messages begin with the tour, day and party that the form holds, or that it has sent. */
export function FormInquiry() {
  const draft = BookingContext.useSelector(selectDraft);
  const draftReference = BookingContext.useSelector(selectReference);
  const isAlreadySent = BookingContext.useSelector(selectIsAlreadySent);
  const sent = BookingContext.useSelector(selectSentBefore);
  const { tourId, date, persons, reference } =
    isAlreadySent && sent ? sent : { ...draft, reference: draftReference };
  const tour = findTour(tourId);
  useTellInquiry(
    inquiryText({
      tourTitle: tour?.title,
      day: isRealDay(date) ? formatDayWithWeekday(date) : '',
      persons: offeredPersons(tour, String(persons)),
      reference,
    }),
  );
  return null;
}
