import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { whatsAppMessage } from '#domain/booking/whatsapp-message.ts';
import { offeredPersons } from '#domain/booking/party-size.ts';
import { findTour } from '#domain/tours/tours.ts';
import type { BookingSnapshot } from '#machines/booking.machine.ts';
import { selectBookableDay, selectReference } from '#machines/booking.selectors.ts';
import { useWhatsAppPrefill } from '#ui/whatsapp-prefill.ts';

import { useBookingSelector } from './booking-context.tsx';

/** Selects the tour, day and group size from the form, or from the sent request after sending. */
function selectInquiry(snapshot: BookingSnapshot): string {
  const { draft, sent } = snapshot.context;
  const entered = {
    ...draft,
    date: selectBookableDay(snapshot),
    reference: selectReference(snapshot),
  };
  const request = snapshot.matches('alreadySent') && sent ? sent : entered;
  const tour = findTour(request.tourId);
  return whatsAppMessage({
    tourTitle: tour?.title,
    day: request.date ? formatDayWithWeekday(request.date) : '',
    persons: offeredPersons(tour, String(request.persons)),
    reference: request.reference,
  });
}

/** Prefills WhatsApp messages with the visitor's request. */
export function useFormWhatsAppPrefill() {
  useWhatsAppPrefill(useBookingSelector(selectInquiry));
}
