import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';

export type Offer = 'group' | 'family';

/**
 * Returns the offer for a group of this size on this tour: the family offer if the tour has one and the group is large
 * enough, or else the group discount.
 */
export function offerFor(
  tour: Pick<Tour, 'specialOffer'> | undefined,
  persons: number,
): Offer | null {
  if (tour?.specialOffer && persons >= terms.familyPersons) return 'family';
  return persons >= terms.groupPersons ? 'group' : null;
}

/** Returns the text of the offer to show next to a total; an empty text if there is no offer. */
export function offerText(tour: Pick<Tour, 'specialOffer'> | undefined, persons: number): string {
  const offer = offerFor(tour, persons);
  if (offer === null) return '';
  const words =
    offer === 'family' ? `${tour?.specialOffer} ${terms.otherParties}` : terms.groupOffer;
  return `${words} ${terms.offerIsNotInTotal}`;
}
