import {
  FAMILY_PERSONS,
  GROUP_PERSONS,
  groupOffer,
  offerIsNotInTotal,
  otherParties,
} from '#content/offers.ts';
import type { Tour } from '#content/tour.ts';

export type Offer = 'group' | 'family';

/** The offer that a party of this size may ask for on this tour; a party that is no family has the group's. */
export function offerFor(
  tour: Pick<Tour, 'specialOffer'> | undefined,
  persons: number,
): Offer | null {
  if (tour?.specialOffer && persons >= FAMILY_PERSONS) return 'family';
  return persons >= GROUP_PERSONS ? 'group' : null;
}

/** What a party that may ask for an offer is told of it, beside a total; empty for every other one. */
export function offerText(tour: Pick<Tour, 'specialOffer'> | undefined, persons: number): string {
  const offer = offerFor(tour, persons);
  if (offer === null) return '';
  // Stryker disable next-line OptionalChaining: A family’s offer comes only with a tour that has one; TypeScript cannot know it.
  const terms = offer === 'family' ? `${tour?.specialOffer} ${otherParties}` : groupOffer;
  return `${terms} ${offerIsNotInTotal}`;
}
