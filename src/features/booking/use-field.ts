import type { BookingField } from '#domain/booking.ts';
import { selectError } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';

/** One answer: its text, its message once Continue was refused, and how to change it. */
export function useField(field: BookingField) {
  const booking = BookingContext.useActorRef();
  const value = BookingContext.useSelector((snapshot) => snapshot.context.draft[field]);
  const error = BookingContext.useSelector(selectError(field));
  const change = (text: string) => booking.send({ type: 'draft.change', patch: { [field]: text } });
  return { value, error, change };
}
