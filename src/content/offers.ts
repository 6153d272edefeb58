/** From this many persons on, a party may ask for the group discount. */
export const GROUP_PERSONS = 6;

/** From this many persons on, a family may ask for the special offer of a road tour. */
export const FAMILY_PERSONS = 8;

/** What the family offer takes off the total, per cent. */
export const FAMILY_DISCOUNT_PERCENT = 10;

/** Special offer of the tours that travel by road. */
export const familyOffer = `Families of ${FAMILY_PERSONS} or more get a free upgrade to a fully private tour plus ${FAMILY_DISCOUNT_PERCENT}% off.`;

export const groupOffer = `Parties of ${GROUP_PERSONS} or more get a group discount.`;

/** For a party that is no family, beside the offer to families. */
export const otherParties = `Other parties of ${GROUP_PERSONS} or more get a group discount.`;

/** After an offer, beside a total. */
export const offerIsNotInTotal = 'Ask us for it: the total shown here does not include it yet.';
