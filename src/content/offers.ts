import { content } from './written.ts';

/** From this many persons on, a party may ask for the group discount. */
export const GROUP_PERSONS = content.terms.groupPersons;

/** From this many persons on, a family may ask for the special offer of a road tour. */
export const FAMILY_PERSONS = content.terms.familyPersons;

/** What the family offer takes off the total, per cent. */
export const FAMILY_DISCOUNT_PERCENT = content.terms.familyDiscountPercent;
export const groupOffer = content.terms.groupOffer;

/** For a party that is no family, beside the offer to families. */
export const otherParties = content.terms.otherParties;

/** After an offer, beside a total. */
export const offerIsNotInTotal = content.terms.offerIsNotInTotal;
