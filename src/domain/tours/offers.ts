import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';

export type Offer = 'group' | 'family';

/** The offer that a party of this size may ask for on this tour; a party that is no family has the group's. */
export function offerFor(
  tour: Pick<Tour, 'specialOffer'> | undefined,
  persons: number,
): Offer | null {
  if (tour?.specialOffer && persons >= terms.familyPersons) return 'family';
  return persons >= terms.groupPersons ? 'group' : null;
}

/** The sentence about an offer beside a total; empty for a party that cannot ask for one. */
export function offerText(tour: Pick<Tour, 'specialOffer'> | undefined, persons: number): string {
  const offer = offerFor(tour, persons);
  if (offer === null) return '';
  // Stryker disable next-line OptionalChaining: A family’s offer comes only with a tour that has one; TypeScript cannot know it.
  const words =
    offer === 'family' ? `${tour?.specialOffer} ${terms.otherParties}` : terms.groupOffer;
  return `${words} ${terms.offerIsNotInTotal}`;
}
