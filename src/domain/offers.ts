import type { Tour } from './tour.ts';

/** From this many persons on, a party may ask for the group discount. */
const GROUP_PERSONS = 6;
/** From this many persons on, a family may ask for the special offer of a road tour. */
export const FAMILY_PERSONS = 8;
/** What the family offer takes off the total, per cent. */
export const FAMILY_DISCOUNT_PERCENT = 10;

export type Offer = 'group' | 'family';

const groupOffer = `Parties of ${GROUP_PERSONS} or more get a group discount.`;
const otherParties = `Other parties of ${GROUP_PERSONS} or more get a group discount.`;

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
  const terms = offer === 'family' ? `${tour?.specialOffer} ${otherParties}` : groupOffer;
  return `${terms} Ask us for it: the total shown here does not include it yet.`;
}
