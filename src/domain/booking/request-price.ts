import { priceFor, type Price, type TourPrices } from '#domain/tours/pricing.ts';

import { parseAges } from './ages.ts';
import type { BookingDraft } from './booking.ts';

/** Counts the children who pay the children's price of this tour. Ages that cannot be parsed count as none. */
export function countYoungGuests({ childrenPrice }: TourPrices, childrenAges: string): number {
  if (!childrenPrice) return 0;
  return (parseAges(childrenAges) ?? []).filter((age) => age <= childrenPrice.upToAge).length;
}

/** Returns the price of a request, whose children may pay less. */
export const requestPrice = (
  tour: TourPrices,
  { persons, childrenAges }: Pick<BookingDraft, 'persons' | 'childrenAges'>,
): Price => priceFor(tour, Number(persons), countYoungGuests(tour, childrenAges));
