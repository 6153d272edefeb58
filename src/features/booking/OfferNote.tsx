import Typography, { type TypographyProps } from '@mui/material/Typography';

import { offerText } from '#domain/offers.ts';
import { findTour } from '#domain/tours.ts';
import { selectPersons, selectTourId } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';

/** The offer that a party of this size may ask for on the chosen tour; empty if there is none. */
export function useOfferText(): string {
  const tour = findTour(BookingContext.useSelector(selectTourId));
  const persons = Number(BookingContext.useSelector(selectPersons));
  return tour ? offerText(tour, persons) : '';
}

/** Says which offer the party may ask for, since no total includes it. */
export function OfferNote(props: Pick<TypographyProps, 'sx' | 'variant'>) {
  const offer = useOfferText();
  return offer ? <Typography {...props}>{offer}</Typography> : null;
}
